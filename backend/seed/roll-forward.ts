import { shopDate } from '../clock';
import type { Context } from '../context';
import { seedShop } from './seed-shop';
import { sellElsewhere } from './sell-elsewhere';

let lastDay = '';

/** Once a day of the shop's calendar: flights for one more day, and sales elsewhere as days near. */
export async function rollForward({ db, clock, logger }: Context): Promise<void> {
  const today = shopDate(clock);
  if (today === lastDay) return;
  const made = await seedShop(db, { clock });
  await sellElsewhere(db, today);
  lastDay = today;
  logger.info('The flight schedule reaches a year ahead', { today, newFlights: made });
}
