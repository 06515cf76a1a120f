import { type Api, createApi } from '@/lib/api/create-api';
import { type Caller, requestHeaders } from '@/lib/api/request-headers';
import { createApp } from '../app';
import type { Context } from '../context';
import type { OpenedDatabase } from '../db/open-database';
import type { Logger } from '../logger';
import type { SignedMail } from '../mail/mailer';
import { sandboxProvider } from '../payments/sandbox/sandbox-provider';
import { openEmbeddedTestDatabase } from './embedded-test-database';
import { openPostgresTestDatabase } from './postgres-test-database';
import { type TestClock, testClock } from './test-clock';

/** Silent but for errors, which fail the test that did not expect them. */
const testLogger: Logger = {
  info: () => undefined,
  warn: () => undefined,
  error: (message, { error } = {}) => console.error(message, error),
};

export interface TestBackend {
  app: ReturnType<typeof createApp>;
  context: Context;
  db: Context['db'];
  clock: TestClock;
  driver: OpenedDatabase['driver'];
  /** What was sent, oldest first. */
  mails: SignedMail[];
  /** The typed client of a visitor; of the Dutch market unless said otherwise. */
  visitor(caller?: Partial<Caller>): Api;
  close(): Promise<void>;
}

/** The test shop in a database of its own, embedded or on the server that TEST_DATABASE_URL names. */
export function openTestDatabase(): Promise<OpenedDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openPostgresTestDatabase(server) : openEmbeddedTestDatabase();
}

/** The whole backend on the test shop, with a clock that stands still. Close it after the last test. */
export async function openTestBackend(): Promise<TestBackend> {
  const { db, driver, close } = await openTestDatabase();
  const clock = testClock();
  const mails: SignedMail[] = [];
  const context: Context = {
    db,
    clock,
    logger: testLogger,
    payments: sandboxProvider({ db, clock }),
    mailer: { send: async (mail) => void mails.push(mail) },
    settings: { checkResponses: true, publicOrigin: 'https://shop.example' },
  };
  const app = createApp(context);
  const visitor = (caller: Partial<Caller> = {}): Api => {
    const full: Caller = { market: 'nl', correlationId: 'test-visitor', ...caller };
    return createApi(async ({ method, path, body }, { idempotencyKey }) =>
      app.request(path, {
        method,
        headers: requestHeaders(full, idempotencyKey),
        ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
      }),
    );
  };
  return { app, context, db, clock, driver, mails, visitor, close };
}
