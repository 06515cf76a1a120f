import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { systemClock } from '@/backend/clock';
import { type Context, requestInfoOf } from '@/backend/context';
import type { Database } from '@/backend/db/database';
import { openDatabase } from '@/backend/db/open-database';
import { searchFlights } from '@/backend/flights/search-flights';
import { loggerAt } from '@/backend/logger';
import { sandboxProvider } from '@/backend/payments/sandbox/sandbox-provider';
import { seedShop } from '@/backend/seed/seed-shop';
import { HEADER } from '@/lib/api/request-headers';
import { addDays } from '@/lib/dates';

/** 53 weeks: copies keep their weekday and never meet the flights they were made from. */
const COPY_DAYS = 371;
const WARM_UP = 30;

type Asked = {
  origin: string;
  destination: string;
  date: string;
};

/** Milliseconds of each search through the verb, and of each select alone, taken in turns. */
export async function searchFigures(options: {
  dataDir: string;
  databaseUrl?: string;
  searches: number;
  /** Flights there should be at least; earlier years are added until there are. */
  flights: number;
}): Promise<{ flights: number; verb: number[]; bareSql: number[] }> {
  const opened = await openDatabase({ ...options, onError: (error) => console.error(error) });
  try {
    const context = contextOn(opened.db);
    await seedShop(opened.db, { clock: systemClock });
    const flights = await addEarlierYears(opened.db, options.flights);
    const asked = await someSearches(opened.db, options.searches + WARM_UP);
    const request = requestInfoOf(new Headers({ [HEADER.language]: 'nl', [HEADER.currency]: 'EUR' }));
    const verb: number[] = [];
    const bareSql: number[] = [];
    for (const one of asked) {
      const party = { passenger: 2, infant: 0, date: one.date.replaceAll('-', '') };
      verb.push(await millisecondsOf(() => searchFlights(context, { ...one, ...party }, request)));
      bareSql.push(await millisecondsOf(() => selectWindow(opened.db, one)));
    }
    return { flights, verb: verb.slice(WARM_UP), bareSql: bareSql.slice(WARM_UP) };
  } finally {
    await opened.close();
  }
}

function contextOn(db: Database): Context {
  return {
    db,
    clock: systemClock,
    logger: loggerAt('error'),
    payments: sandboxProvider({ db, clock: systemClock }),
    mailer: { send: async () => undefined },
    settings: { checkResponses: false, publicOrigin: 'http://localhost' },
  };
}

/** Copies all flights to earlier years, as a shop that has been open for long has them. Gives their number. */
async function addEarlierYears(db: Database, wanted: number): Promise<number> {
  const count = async () => {
    const { rows } = await db.execute<{ flights: number }>(sql`select count(*)::int as flights from flights`);
    return rows[0]?.flights ?? 0;
  };
  const years = Math.ceil(wanted / (await count())) - 1;
  if (years > 0) {
    const { rows: columns } = await db.execute<{ name: string; type: string }>(
      sql`select column_name as name, data_type as type from information_schema.columns
          where table_name = 'flights' and table_schema = 'public' and column_name <> 'id' order by ordinal_position`,
    );
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const values = columns.map(({ name, type }) => {
      if (type === 'date') return `"${name}" - ${COPY_DAYS} * n`;
      return type.startsWith('timestamp') ? `"${name}" - ${COPY_DAYS} * n * interval '1 day'` : `"${name}"`;
    });
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(
        sql.raw(
          `insert into flights (${names}) select ${values.join(', ')} from flights, generate_series(1, ${years}) n`,
        ),
      );
    });
    await db.execute(sql`analyze flights`);
  }
  return count();
}

/** Routes and dates that are on sale, the same ones in every run on the same data. */
async function someSearches(db: Database, count: number): Promise<Asked[]> {
  const { rows } = await db.execute<Asked>(
    sql`select origin, destination, departure_date::text as date from flights
        where departure_date > current_date + 3 order by md5(id::text) limit ${count}`,
  );
  return rows;
}

/** The window as SQL alone: what the search cannot do without. */
function selectWindow(db: Database, { origin, destination, date }: Asked) {
  return db.execute(
    sql`select flights.*, carriers.name from flights join carriers on carriers.code = flights.carrier_code
        where origin = ${origin} and destination = ${destination}
          and departure_date between ${addDays(date, -1)}::date and ${addDays(date, 2)}::date
        order by departure_date, departure_local`,
  );
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
