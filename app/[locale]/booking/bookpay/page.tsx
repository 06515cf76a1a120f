import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BasketStep } from '@/features/booking/shell/basket-step';
import { openStep, type StepPageProps } from '@/features/booking/shell/open-step';
import {
  freshTravellerValues,
  shownTravellerValues,
} from '@/features/booking/travellers/traveller-form-values';
import { travellerRulesOf } from '@/features/booking/travellers/traveller-rules-of';
import { travellerSlots } from '@/features/booking/travellers/traveller-slots';
import { TravellersForm } from '@/features/booking/travellers/travellers-form';
import { brandOf } from '@/lib/market-brand';
import { marketOf, markets } from '@/lib/markets';

export async function generateMetadata({ params }: StepPageProps): Promise<Metadata> {
  setRequestLocale(marketOf((await params).locale));
  const t = await getTranslations('bookingForm');
  return { title: t('title'), robots: { index: false } };
}

export default async function BookPayPage(props: StepPageProps) {
  const opened = await openStep(props, 'passengers');
  if ('instead' in opened) return opened.instead;
  const { market, api, basket, draft, notice, formKey } = opened;

  const t = await getTranslations('bookingForm');
  return (
    <BasketStep
      market={market}
      basket={basket}
      step="passengers"
      title={t('title')}
      intro={t('intro')}
      notice={notice}
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
