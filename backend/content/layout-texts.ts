import { z } from 'zod';
import { AirportCode } from '@/lib/contract/common';
import { LinkGroup } from '@/lib/contract/content';
import { type Language, type MarketCode, markets } from '@/lib/markets';
import da from './data/layout-da.json' with { type: 'json' };
import en from './data/layout-en.json' with { type: 'json' };
import fr from './data/layout-fr.json' with { type: 'json' };
import nl from './data/layout-nl.json' with { type: 'json' };

/** What an editor writes about header and footer, one file a language. */
const LayoutTexts = z.strictObject({
  topDestinationTitle: z.string(),
  linkGroups: z.array(LinkGroup),
  /** Side banners that lead to two destinations; null: none. */
  takeOver: z.strictObject({ left: AirportCode, right: AirportCode, buttonText: z.string() }).nullable(),
});
type LayoutTexts = z.infer<typeof LayoutTexts>;

const files: Record<Language, unknown> = { nl, en, fr, da };
const known = new Map<Language, LayoutTexts>();

/** Car rental is left out where the market's own menu has none of ours (specification §2). */
const CAR_RENTAL = new Set(['autohuur', 'car-rental']);
const WITHOUT_CAR_RENTAL: readonly MarketCode[] = ['nl-be', 'fr-be', 'dk'];

/** Throws a ZodError that names what is wrong in a content file. */
export function layoutTexts(market: MarketCode): LayoutTexts {
  const { language } = markets[market];
  const texts = known.get(language) ?? LayoutTexts.parse(files[language]);
  known.set(language, texts);
  if (!WITHOUT_CAR_RENTAL.includes(market)) return texts;
  const linkGroups = texts.linkGroups.map(({ title, links }) => ({
    title,
    links: links.filter(({ seoName }) => !CAR_RENTAL.has(seoName ?? '')),
  }));
  return { ...texts, linkGroups };
}
