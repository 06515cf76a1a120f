import '@/styles/globals.scss';
import type { Metadata, Viewport } from 'next';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { env } from '@/lib/env';
import { marketOf, markets } from '@/lib/markets';
import { fontClasses } from '@/styles/fonts';

export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

export function generateMetadata(): Metadata {
  const origin = env().PUBLIC_ORIGIN;
  return {
    ...(origin ? { metadataBase: new URL(origin) } : {}),
    title: { default: 'Sirocco', template: '%s · Sirocco' },
    formatDetection: { telephone: false },
  };
}

/** Pages are rendered on demand, so that no build needs a database. */
export function generateStaticParams(): { locale: string }[] {
  return [];
}

interface LayoutProps {
  readonly children: ReactNode;
  readonly params: Promise<{ locale: string }>;
}

export default async function RootLayout({ children, params }: LayoutProps) {
  const market = marketOf((await params).locale);
  setRequestLocale(market);
  return (
    <html lang={markets[market].languageTag} className={fontClasses}>
      <body>{children}</body>
    </html>
  );
}
