import { type BrandLink, brandOf } from '@/lib/market-brand';
import type { MarketCode } from '@/lib/markets';
import { paths } from '@/lib/paths';
import { isServed } from '@/lib/routing/route-table';

export interface NavigationLink {
  /** Message key under `layout.navigation`. */
  key: 'home' | 'destinations' | 'holiday' | 'hotels' | 'carRental';
  href: string;
  external: boolean;
}

function hrefOf(market: MarketCode, link: BrandLink, own: string): Pick<NavigationLink, 'href' | 'external'> {
  if (link.redirectUrl) return { href: link.redirectUrl, external: true };
  return { href: link.seoName ? paths.content(market, link.seoName) : own, external: false };
}

/**
 * The main menu of specification §2; what a market leaves out or sends elsewhere is brand data. A page
 * that this shop does not serve is not linked to.
 */
export function navigationLinks(market: MarketCode): NavigationLink[] {
  const { holiday, hotels, carRental } = brandOf(market);
  const links: NavigationLink[] = [
    { key: 'home', href: paths.home(market), external: false },
    { key: 'destinations', href: paths.destinations(market), external: false },
    { key: 'holiday', ...hrefOf(market, holiday, paths.hotelOverview(market)) },
    { key: 'hotels', ...hrefOf(market, hotels, paths.hotelList(market)) },
  ];
  if (carRental) links.push({ key: 'carRental', ...hrefOf(market, carRental, paths.home(market)) });
  return links.filter((link) => link.external || isServed(link.href));
}
