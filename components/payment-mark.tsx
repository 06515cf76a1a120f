import clsx from 'clsx';
import styles from './payment-mark.module.scss';
import marks from './payment-marks.json';

interface Mark {
  readonly name: string;
  readonly text: string;
  readonly drawing: readonly string[];
  readonly weight: string;
}

const known: Readonly<Record<string, Mark>> = marks;

export interface PaymentMarkProps {
  /** A code of `payment-marks.json`: ideal, bancontact, visa, …; another code shows `name` in plain words. */
  code: string;
  name?: string;
  /** Beside a text that names the payment already. */
  decorative?: boolean;
}

/** A neutral mark of our own for a way to pay. The schemes' own logos are an operator's to license and upload. */
export function PaymentMark({ code, name, decorative = false }: PaymentMarkProps) {
  const mark = known[code.toLowerCase()];
  const label = name ?? mark?.name ?? code;
  return (
    <span className={styles.mark}>
      {mark && mark.drawing.length > 0 && (
        <svg viewBox="5 6 19 16" aria-hidden="true" focusable="false">
          {mark.drawing.map((d) => (
            <path key={d} d={d} />
          ))}
        </svg>
      )}
      <span aria-hidden="true" className={clsx(mark && styles[mark.weight])}>
        {mark ? mark.text : label}
      </span>
      {!decorative && <span className={styles.name}>{label}</span>}
    </span>
  );
}
