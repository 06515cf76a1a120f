import { useTranslations } from 'next-intl';
import { Price } from '@/components/price';
import type { Offer } from '@/lib/contract/flights';
import type { MarketCode } from '@/lib/markets';

/** "vanaf € 49", and on request for what: one way or return, per person. */
export function OfferPrice({
  market,
  offer,
  plain = false,
}: {
  market: MarketCode;
  offer: Offer;
  plain?: boolean;
}) {
  const t = useTranslations('home.offer');
  return (
    <Price
      amount={offer.price}
      currency={offer.currency}
      market={market}
      compact
      size="l"
      before={plain ? undefined : t('from')}
      after={t(offer.tripCode === 'OW' ? 'oneWay' : 'roundTrip')}
    />
  );
}
