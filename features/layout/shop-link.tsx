import type { Link } from '@/lib/contract/content';
import type { MarketCode } from '@/lib/markets';
import { paths } from '@/lib/paths';
import { OutsideLink } from './outside-link';

/** Where a link of the content data leads inside the shop. */
export const shopHref = (market: MarketCode, link: Link): string =>
  link.seoName ? paths.content(market, link.seoName) : paths.home(market);

/** A link of the content data: a new tab only when it names another address, else a content page by its seoName. */
export function ShopLink({ market, link }: { market: MarketCode; link: Link }) {
  if (link.redirectUrl) return <OutsideLink href={link.redirectUrl}>{link.text}</OutsideLink>;
  return <a href={shopHref(market, link)}>{link.text}</a>;
}
