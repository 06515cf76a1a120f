import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BasketMissing } from '@/features/booking/shell/basket-missing';
import { BasketStep } from '@/features/booking/shell/basket-step';
import { redirectFrom } from '@/features/booking/shell/booking-steps';
import { draftOf, loadBasket } from '@/features/booking/shell/load-basket';
import { readNotice } from '@/features/booking/submit/notices';
import {
  freshTravellerValues,
  shownTravellerValues,
} from '@/features/booking/travellers/traveller-form-values';
import { travellerRulesOf } from '@/features/booking/travellers/traveller-rules-of';
import { travellerSlots } from '@/features/booking/travellers/traveller-slots';
import { TravellersForm } from '@/features/booking/travellers/travellers-form';
import { serverApi } from '@/lib/api/server';
import { brandOf } from '@/lib/market-brand';
import { marketOf, markets } from '@/lib/markets';
import { paths } from '@/lib/paths';

interface PageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  setRequestLocale(marketOf((await params).locale));
  const t = await getTranslations('bookingForm');
  return { title: t('title'), robots: { index: false } };
}

export default async function BookPayPage({ params, searchParams }: PageProps) {
  const market = marketOf((await params).locale);
  setRequestLocale(market);
  const fields = await searchParams;
  const api = await serverApi(market);
  const basket = await loadBasket(api, fields.basket);
  if (basket === null) return <BasketMissing reason="missing" href={paths.home(market)} />;
  if (basket.status === 'expired') return <BasketMissing reason="expired" href={paths.home(market)} />;
  const elsewhere = redirectFrom(market, basket, 'passengers');
  if (elsewhere) redirect(elsewhere);

  const t = await getTranslations('bookingForm');
  const draft = draftOf(basket, 'travellers');
  const formKey = randomUUID();
  return (
    <BasketStep
      market={market}
      basket={basket}
      step="passengers"
      title={t('title')}
      intro={t('intro')}
      notice={readNotice(fields.notice)}
      submitText={t('continue')}
      formKey={formKey}
      namespaces={['bookingForm']}
    >
      <TravellersForm
        market={market}
        basketKey={basket.key}
        formKey={formKey}
        slots={travellerSlots(basket, draft?.values ?? {})}
        values={shownTravellerValues(
          basket,
          draft?.values,
          freshTravellerValues(markets[market].phoneCountry),
        )}
        errors={draft?.errors ?? {}}
        countries={await api.customerCountries()}
        rules={travellerRulesOf(basket)}
        phone={brandOf(market).phone.text}
      />
    </BasketStep>
  );
}
