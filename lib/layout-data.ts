import 'server-only';
import { unstable_cache } from 'next/cache';
import { publicApi } from './api/server';
import type { LayoutData } from './contract/content';
import type { MarketCode } from './markets';

/** Header and footer content of a market: the same for everyone, so asked once and kept by tag. */
export function layoutDataOf(market: MarketCode): Promise<LayoutData> {
  const load = unstable_cache(
    () => publicApi(market).layoutData({ locale: market }),
    ['layout-data', market],
    {
      tags: ['layout'],
      revalidate: 600,
    },
  );
  return load();
}
