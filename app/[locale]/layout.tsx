import '@/styles/globals.scss';
import type { Metadata, Viewport } from 'next';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { WithErrorTexts } from '@/features/errors/with-error-texts';
import { PageFrame } from '@/features/layout/page-frame';
import { SiteFooter } from '@/features/layout/site-footer';
import { SiteHeader } from '@/features/layout/site-header';
import { todayIn } from '@/lib/dates';
import { env } from '@/lib/env';
import { layoutDataOf } from '@/lib/layout-data';
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

interface LayoutProps {
  readonly children: ReactNode;
  readonly params: Promise<{ locale: string }>;
}

export default async function RootLayout({ children, params }: LayoutProps) {
  const market = marketOf((await params).locale);
  setRequestLocale(market);
  return (
    <html lang={markets[market].languageTag} className={fontClasses}>
      <body>
        <PageFrame>
          <SiteHeader market={market} />
          <WithErrorTexts>{children}</WithErrorTexts>
          <SiteFooter
            market={market}
            data={await layoutDataOf(market)}
            year={Number(todayIn('Europe/Amsterdam').slice(0, 4))}
          />
        </PageFrame>
      </body>
    </html>
  );
}
