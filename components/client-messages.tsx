import { NextIntlClientProvider, useMessages } from 'next-intl';
import type { ReactNode } from 'react';

/** Hands the named texts, and no others, to the client components below it. */
export function ClientMessages({ namespaces, children }: { namespaces: string[]; children: ReactNode }) {
  const all = useMessages();
  const picked = Object.fromEntries(namespaces.map((name) => [name, all[name]]));
  return <NextIntlClientProvider messages={picked}>{children}</NextIntlClientProvider>;
}
