'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { MarketCode } from '@/lib/markets';
import { paths } from '@/lib/paths';
import { ErrorScreen } from './error-screen';

export interface ErrorTexts {
  title: string;
  text: string;
  status: string;
  /** A sentence with `{id}` where the correlation id goes. */
  correlation: string;
  home: string;
}

// Words that need no language; seen only where no layout stands above the error.
const Texts = createContext<ErrorTexts>({
  title: '500',
  text: '',
  status: '500',
  correlation: '{id}',
  home: 'Sirocco',
});

/** Keeps the few texts of the error screen at hand, so that showing it needs no message catalogue in the browser. */
export function ErrorTextsProvider({ texts, children }: { texts: ErrorTexts; children: ReactNode }) {
  return <Texts value={texts}>{children}</Texts>;
}

/** What an error boundary shows. */
export function ClientErrorScreen({
  market,
  correlationId,
}: {
  market: MarketCode;
  correlationId?: string | undefined;
}) {
  const { title, text, status, correlation, home } = useContext(Texts);
  return (
    <ErrorScreen
      spot="error"
      title={title}
      text={text}
      status={status}
      correlation={correlationId && correlation.replace('{id}', correlationId)}
      home={{ href: paths.home(market), text: home }}
    />
  );
}
