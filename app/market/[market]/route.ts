import { cookies } from 'next/headers';
import { COOKIE, marketCookie } from '@/lib/cookies';
import { env } from '@/lib/env';
import { marketOf, markets } from '@/lib/markets';
import { paths } from '@/lib/paths';

/** The market picker: remembers the choice, then a full navigation to that market (specification §2). */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ market: string }> },
): Promise<Response> {
  const market = marketOf((await params).market);
  const jar = await cookies();
  jar.set(COOKIE.market, market, marketCookie);
  jar.set(COOKIE.currency, markets[market].currency, marketCookie);
  const location = env().MARKET_SITES[market] ?? paths.home(market);
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
