import { env } from '@/lib/env';
import { createApp } from './app';
import { type BackgroundJob, startBackgroundWork } from './background-work';
import { bookingJobs, sandboxBankJob } from './booking/background';
import { systemClock } from './clock';
import type { Context } from './context';
import { openDatabase } from './db/open-database';
import { loggerAt } from './logger';
import { mailerFor } from './mail/mailer-for';
import { createBankApp } from './payments/sandbox/bank-app';
import { sandboxProvider } from './payments/sandbox/sandbox-provider';
import { rollForward } from './seed/roll-forward';
import { seedShop } from './seed/seed-shop';

export type BackendState = 'starting' | 'ready' | 'failed';

interface Running {
  context: Context;
  close(): Promise<void>;
}

interface Singleton {
  state: BackendState;
  running?: Promise<Running> | undefined;
}

// The bundler may load this module more than once in a process; the database must be opened only once.
const KEY = Symbol.for('sirocco.backend');
const holder = globalThis as typeof globalThis & { [KEY]?: Singleton };
holder[KEY] ??= { state: 'starting' };
const singleton: Singleton = holder[KEY];

const JOBS: readonly BackgroundJob[] = [
  { name: 'roll-forward', everySeconds: 600, run: rollForward },
  ...bookingJobs,
  sandboxBankJob,
];

async function start(): Promise<Running> {
  const settings = env();
  const startedAt = Date.now();
  const logger = loggerAt(settings.LOG_LEVEL);
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    onError: (error) => logger.error('The database connection broke; the next call opens another', { error }),
  });
  const context: Context = {
    db: database.db,
    clock: systemClock,
    logger,
    payments: sandboxProvider({ db: database.db, clock: systemClock }),
    mailer: mailerFor(settings),
    settings: {
      checkResponses: settings.NODE_ENV !== 'production',
      publicOrigin: settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`,
    },
  };
  try {
    const newFlights = await seedShop(context.db, { clock: context.clock });
    const milliseconds = Date.now() - startedAt;
    if (settings.NODE_ENV === 'production' && context.payments.name === 'sandbox') {
      logger.warn('The sandbox bank takes the payments: no money moves');
    }
    logger.info('The backend is ready', { driver: database.driver, newFlights, milliseconds });
  } catch (error) {
    await database.close();
    throw error;
  }
  const stopWork = startBackgroundWork(JOBS, context);
  const close = async () => {
    await stopWork();
    await database.close();
  };
  process.once('SIGTERM', () => {
    close().catch((error) => logger.error('The database did not close', { error }));
  });
  return { context, close };
}

function running(): Promise<Running> {
  singleton.running ??= start().then(
    (started) => {
      singleton.state = 'ready';
      return started;
    },
    (error) => {
      // The next call tries again: a database that was down may be back.
      singleton.state = 'failed';
      singleton.running = undefined;
      throw error;
    },
  );
  return singleton.running;
}

/** Opens, migrates and seeds; done once a process however often it is called. Throws what prevented it. */
export async function startBackend(): Promise<void> {
  await running();
}

let app: Promise<ReturnType<typeof createApp>> | undefined;

/** The backend as an HTTP application, started if nobody did yet. Throws what prevented that. */
export async function embeddedBackend(): Promise<{ fetch(request: Request): Promise<Response> }> {
  app ??= running().then(({ context }) => createApp(context));
  try {
    const { fetch } = await app;
    return { fetch: async (request) => fetch(request) };
  } catch (error) {
    app = undefined;
    throw error;
  }
}

/** The pages of the sandbox bank; 404 where another provider takes the money (decision 36). */
export async function handleSandboxBank(request: Request): Promise<Response> {
  const { context } = await running();
  if (context.payments.name !== 'sandbox') return new Response(null, { status: 404 });
  return createBankApp(context).fetch(request);
}

/** `starting` until migrations and seed are done, `failed` when they could not be. */
export function backendState(): BackendState {
  return singleton.state;
}

/** Stops background work and closes the database; a later call opens it again. */
export async function closeBackend(): Promise<void> {
  const open = singleton.running;
  singleton.running = undefined;
  singleton.state = 'starting';
  app = undefined;
  if (open) await (await open).close();
}
