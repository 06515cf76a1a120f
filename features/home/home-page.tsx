import type { ReactNode } from 'react';
import { Container } from '@/components/container';
import type { HomePageData } from '@/lib/contract/content';
import type { Offer, OffersByCountry } from '@/lib/contract/flights';
import type { MarketCode } from '@/lib/markets';
import { BannerCard } from './banner-card';
import { HomeHero } from './home-hero';
import { LastMinute } from './last-minute';
import { Promises } from './promises';
import { TopDestinations } from './top-destinations';
import { TopTickets } from './top-tickets';

export interface HomePageProps {
  market: MarketCode;
  /** The search box of flights and hotels. */
  search: ReactNode;
  /** What an operator promotes; nothing stands in its place when there is none. */
  banners?: HomePageData;
  destinations: readonly OffersByCountry[];
  tickets: readonly Offer[];
  /** Minor units, per booking. */
  bookingFee?: number;
}

/** The home page below the header: hero with search, destinations, banners, tickets, what we promise. */
export function HomePage({ market, search, banners, destinations, tickets, bookingFee }: HomePageProps) {
  return (
    <main id="main">
      <HomeHero search={search} />
      <TopDestinations market={market} groups={destinations} bookingFee={bookingFee} />
      {banners?.midBanner && (
        <Container>
          <BannerCard banner={banners.midBanner} wide />
        </Container>
      )}
      {banners && <LastMinute banners={banners.lastMinuteBanners} />}
      <TopTickets market={market} offers={tickets} />
      <Promises market={market} />
    </main>
  );
}
