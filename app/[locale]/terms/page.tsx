import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Container, PageHeading } from '@/components/container';
import { alternatesOf } from '@/lib/alternates';
import { marketOf } from '@/lib/markets';
import { paths } from '@/lib/paths';
import styles from './terms.module.scss';

export const revalidate = 86_400;

/** Makes the page a cached one, rendered on demand. */
export function generateStaticParams(): { locale: string }[] {
  return [];
}

interface PageProps {
  readonly params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const market = marketOf((await params).locale);
  setRequestLocale(market);
  const t = await getTranslations('terms');
  return { title: t('title'), description: t('intro'), alternates: alternatesOf(market, paths.terms) };
}

export default async function TermsPage({ params }: PageProps) {
  setRequestLocale(marketOf((await params).locale));
  return <Terms />;
}

const sections = [
  'booking',
  'price',
  'travellers',
  'luggage',
  'changes',
  'disruption',
  'payment',
  'complaints',
] as const;

function Terms() {
  const t = useTranslations('terms');
  return (
    <main id="main">
      <Container narrow>
        <PageHeading title={t('title')} intro={t('intro')} />
        <div className={styles.sections}>
          {sections.map((section) => (
            <section key={section} aria-labelledby={section}>
              <h2 id={section}>{t(`sections.${section}.title`)}</h2>
              <p>{t(`sections.${section}.text`)}</p>
            </section>
          ))}
        </div>
      </Container>
    </main>
  );
}
