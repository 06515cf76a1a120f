import type {
  Basket,
  InsuranceChoice,
  InsuranceOffer,
  LuggageChoice,
  LuggageOffer,
} from '@/lib/contract/booking';
import { translatorFor } from '@/lib/translator';
import type { Context, RequestInfo } from '../context';
import { DomainError } from '../problem';
import { ownerOf, readBasket } from './basket-access';
import { priceBasket } from './basket-to-wire';
import { changeBasket, withoutDraft } from './change-basket';
import { insurancePrice } from './insurance-price';
import { resolveLuggage } from './luggage-choice';
import { tripDays } from './price-selection';
import { fareOf, insuranceTariff } from './tariff';

/** The hold luggage on sale per flight, priced per person. */
export async function luggageOffers(
  context: Context,
  key: string,
  request: RequestInfo,
): Promise<LuggageOffer[]> {
  const basket = await readBasket(context, ownerOf(key, request));
  const text = translatorFor(request.market, 'priceLines');
  const { toPrice } = await priceBasket(context.db, context, basket, request);
  return toPrice.flights.map(({ origin, destination, tariff, fare }, routeIndex) => ({
    text: text('luggageOffer', { origin, destination }),
    routeIndex,
    includedKg: fareOf(tariff, fare).holdBagKg,
    options: tariff.luggage.map(({ id, kg, amount }) => {
      return { id, text: text(id.startsWith('BAG') ? 'luggageBag' : 'luggageSport', { kg }), amount };
    }),
  }));
}

/**
 * Replaces all luggage of the basket by what is chosen. Whoever chooses none acknowledges that (§5).
 * Throws baggage-not-acknowledged, invalid-request for an unknown option, and what `changeBasket` throws.
 */
export function selectLuggage(
  context: Context,
  key: string,
  choice: LuggageChoice,
  request: RequestInfo,
): Promise<Basket> {
  return changeBasket(context, key, request, async (_, basket, { toPrice }) => {
    const optionIds = toPrice.flights.map(({ tariff }) => tariff.luggage.map(({ id }) => id));
    const luggages = resolveLuggage(choice.luggageSelection, { passengers: basket.passengers, optionIds });
    if (luggages.length === 0 && !choice.baggageAcknowledged) {
      const errors = { baggageAcknowledged: 'bookingForm.errors.baggageAcknowledged' };
      throw new DomainError('baggage-not-acknowledged', 'No extra baggage was not agreed to', { errors });
    }
    const baggageAcknowledged = choice.baggageAcknowledged && luggages.length === 0;
    return { luggages, baggageAcknowledged, drafts: withoutDraft(basket, 'extras') };
  });
}

const CHOICES: readonly InsuranceChoice[] = ['none', 'cancellation', 'travel', 'both'];

/** Every insurance choice with its price for this party and trip; nothing is preselected (decision 35). */
export async function insuranceOffers(
  context: Context,
  key: string,
  request: RequestInfo,
): Promise<InsuranceOffer[]> {
  const basket = await readBasket(context, ownerOf(key, request));
  const { toPrice, totalFlightPrice, lines } = await priceBasket(context.db, context, basket, request);
  const baggage = lines.filter(({ type }) => type === 'Baggage');
  const trip = {
    travelSum: totalFlightPrice + baggage.reduce((sum, { amount }) => sum + amount, 0),
    persons: basket.passengers + basket.infants,
    days: tripDays(toPrice.flights),
    currency: basket.currency,
  };
  const tariff = insuranceTariff();
  return CHOICES.map((id) => {
    const cover = tariff.find((insurance) => insurance.id === id)?.cover;
    return {
      id,
      amount: insurancePrice(id, trip, tariff),
      currency: basket.currency,
      cover: {
        baggage: cover?.baggage || null,
        delay: cover?.delay || null,
        currency: 'EUR' as const,
        medicalPercent: cover?.medicalPercent || null,
        cancellation: (cover?.cancellationPercent ?? 0) > 0,
      },
    };
  });
}

export function selectInsurance(
  context: Context,
  key: string,
  insurance: InsuranceChoice,
  request: RequestInfo,
): Promise<Basket> {
  return changeBasket(context, key, request, async (_, basket) => {
    return { insurance, drafts: withoutDraft(basket, 'extras') };
  });
}
