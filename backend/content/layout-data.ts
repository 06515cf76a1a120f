import type { LayoutData, TakeOver } from '@/lib/contract/content';
import { type MarketCode, marketOf, markets } from '@/lib/markets';
import { paths } from '@/lib/paths';
import type { Context } from '../context';
import { listLandingAirports } from '../locations/list-airports';
import type { AirportRow } from '../locations/location-queries';
import { referenceData } from '../seed/reference-data';
import { layoutTexts } from './layout-texts';

const TOP_DESTINATIONS = 12;
const LONGEST_LOCALE = 5;

/** The shop draws the pictures of this name itself, one a destination. */
const pictureOf = ({ code, name }: AirportRow, market: MarketCode) => ({
  name: `destination-${code}`,
  alt: name[markets[market].language],
  order: 0,
});

function takeOver(airport: AirportRow | undefined, buttonText: string, market: MarketCode): TakeOver | null {
  if (!airport) return null;
  const redirectUrl = paths.landing(market, airport.seoName);
  return { picture: pictureOf(airport, market), buttonText, redirectUrl };
}

/** Header, footer and side banners of a locale; a locale of more than 5 characters reads as nl (§7, §9). */
export async function layoutData({ db }: Context, { locale }: { locale: string }): Promise<LayoutData> {
  const market = marketOf(locale.length > LONGEST_LOCALE ? undefined : locale.toLowerCase());
  const { language, currency } = markets[market];
  const texts = layoutTexts(market);
  const airports = await listLandingAirports(db, market);
  const landings = airports.map((airport) => ({ seoName: airport.seoName, text: airport.name[language] }));
  const find = (code: string | undefined) => airports.find((airport) => airport.code === code);
  const [left, right] = [find(texts.takeOver?.left), find(texts.takeOver?.right)];
  const buttonText = texts.takeOver?.buttonText ?? '';
  return {
    landings,
    topDestinationTitle: texts.topDestinationTitle,
    topDestinations: landings.slice(0, TOP_DESTINATIONS),
    linkGroups: texts.linkGroups,
    takeOverLeft: takeOver(left, buttonText, market),
    takeOverRight: takeOver(right, buttonText, market),
    takeOverLeftBg: left ? { picture: { ...pictureOf(left, market), alt: '' } } : null,
    takeOverRightBg: right ? { picture: { ...pictureOf(right, market), alt: '' } } : null,
    bookingFee: { amount: referenceData().charges.bookingFee[currency], currency },
  };
}
