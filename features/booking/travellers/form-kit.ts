import type { ComponentProps } from 'react';

type Input = Pick<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'ref'>;
type Select = Pick<ComponentProps<'select'>, 'onChange' | 'onBlur' | 'ref'>;

/** What the parts of the travellers form need of the form around them. */
export interface FormKit {
  /** A field of text: its name, what stands in it, what is wrong with it. */
  text: (name: string) => Input & { name: string; defaultValue: string; error: string | undefined };
  select: (name: string) => Select & { name: string; defaultValue: string; error: string | undefined };
  /** A box to tick. */
  tick: (name: string) => Input & { name: string; defaultChecked: boolean };
  /** One of several answers. */
  radio: (name: string, value: string) => Input & { name: string; value: string; defaultChecked: boolean };
  error: (name: string) => string | undefined;
  /** The message key of a field's error, for what a part shows because of it. */
  errorKey: (name: string) => string | undefined;
  /** What stands in a field now. */
  value: (name: string) => string;
  /** Checks a group of fields as one, when the visitor leaves it. */
  check: (name: string) => void;
}
