import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ExtrasForm } from '@/features/booking/extras/extras-form';
import { shownExtrasValues } from '@/features/booking/extras/extras-form-values';
import { BasketStep } from '@/features/booking/shell/basket-step';
import { openStep, type StepPageProps } from '@/features/booking/shell/open-step';
import { marketOf } from '@/lib/markets';

export async function generateMetadata({ params }: StepPageProps): Promise<Metadata> {
  setRequestLocale(marketOf((await params).locale));
  const t = await getTranslations('extras');
  return { title: t('title'), robots: { index: false } };
}

export default async function ExtraPage(props: StepPageProps) {
  const opened = await openStep(props, 'extras');
  if ('instead' in opened) return opened.instead;
  const { market, api, basket, draft, notice, formKey } = opened;

  const t = await getTranslations('extras');
  const [luggage, insurances] = await Promise.all([
    api.luggages({ key: basket.key }),
    api.insurances({ key: basket.key }),
  ]);
  return (
    <BasketStep
      market={market}
      basket={basket}
      step="extras"
      title={t('title')}
      intro={t('intro')}
      notice={notice}
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
