import { setRequestLocale } from 'next-intl/server';
import { marketOf } from '@/lib/markets';

export const revalidate = 300;

export default async function HomePage({ params }: { params: Promise<{ locale: string }> }) {
  const market = marketOf((await params).locale);
  setRequestLocale(market);
  return <main id="main">{market}</main>;
}
