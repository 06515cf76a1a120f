import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ExtrasForm } from '@/features/booking/extras/extras-form';
import { shownExtrasValues } from '@/features/booking/extras/extras-form-values';
import { BasketMissing } from '@/features/booking/shell/basket-missing';
import { BasketStep } from '@/features/booking/shell/basket-step';
import { redirectFrom } from '@/features/booking/shell/booking-steps';
import { draftOf, loadBasket } from '@/features/booking/shell/load-basket';
import { readNotice } from '@/features/booking/submit/notices';
import { serverApi } from '@/lib/api/server';
import { marketOf } from '@/lib/markets';
import { paths } from '@/lib/paths';

interface PageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  setRequestLocale(marketOf((await params).locale));
  const t = await getTranslations('extras');
  return { title: t('title'), robots: { index: false } };
}

export default async function ExtraPage({ params, searchParams }: PageProps) {
  const market = marketOf((await params).locale);
  setRequestLocale(market);
  const fields = await searchParams;
  const api = await serverApi(market);
  const basket = await loadBasket(api, fields.basket);
  if (basket === null) return <BasketMissing reason="missing" href={paths.home(market)} />;
  if (basket.status === 'expired') return <BasketMissing reason="expired" href={paths.home(market)} />;
  const elsewhere = redirectFrom(market, basket, 'extras');
  if (elsewhere) redirect(elsewhere);

  const t = await getTranslations('extras');
  const [luggage, insurances] = await Promise.all([
    api.luggages({ key: basket.key }),
    api.insurances({ key: basket.key }),
  ]);
  const draft = draftOf(basket, 'extras');
  const formKey = randomUUID();
  return (
    <BasketStep
      market={market}
      basket={basket}
      step="extras"
      title={t('title')}
      intro={t('intro')}
      notice={readNotice(fields.notice)}
      submitText={t('continue')}
      formKey={formKey}
      namespaces={['extras']}
    >
      <ExtrasForm
        market={market}
        basketKey={basket.key}
        formKey={formKey}
        travellers={basket.travellers
          .filter(({ type }) => type !== 'infant')
          .map(({ name, surname }) => `${name} ${surname}`)}
        luggage={luggage.toSorted((a, b) => a.routeIndex - b.routeIndex)}
        insurances={insurances}
        values={shownExtrasValues(basket, draft?.values)}
        errors={draft?.errors ?? {}}
      />
    </BasketStep>
  );
}
