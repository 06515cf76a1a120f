import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../db/database';
import { openTestBackend, type TestBackend } from '../testing/open-test-backend';
import { folderMailer } from './folder-mailer';
import { mailOutbox } from './mail-tables';
import type { Mailer, SignedMail } from './mailer';
import { queueMail } from './queue-mail';
import { sendDueMails, waitAfter } from './send-due-mails';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const mail = {
  recipient: 'zoë@example.com',
  subject: 'Je boeking ✈',
  html: '<p>Tot ziens</p>',
  text: 'Tot ziens',
};
const queue = () => inTransaction(backend.db, (tx) => queueMail(tx, mail, backend.clock.now()));
const send = (mailer: Mailer) => sendDueMails({ ...backend.context, mailer });

function collector() {
  const sent: SignedMail[] = [];
  return { sent, send: async (mail: SignedMail) => void sent.push(mail) };
}

test('a mail is sent once, and its words are not kept', async () => {
  await queue();
  const mailer = collector();
  expect(await send(mailer)).toBe(1);
  expect(await send(mailer)).toBe(0);
  expect(mailer.sent).toMatchObject([{ subject: mail.subject, messageId: expect.stringContaining('@') }]);
  const [row] = await backend.db.select().from(mailOutbox);
  expect(row).toMatchObject({ html: '', text: '' });
});

test('a mail promised by a transaction that fails is never sent', async () => {
  const failing = inTransaction(backend.db, async (tx) => {
    await queueMail(tx, mail, backend.clock.now());
    throw new Error('no booking');
  });
  await expect(failing).rejects.toThrow('no booking');
  expect(await send(collector())).toBe(0);
});

test('a mail that is not accepted is tried again later and later, under the same Message-ID', async () => {
  await queue();
  const tried: string[] = [];
  const broken: Mailer = {
    async send({ messageId }) {
      tried.push(messageId);
      throw new Error('The server is away');
    },
  };
  await send(broken);
  await send(broken);
  expect(tried).toHaveLength(1);
  backend.clock.advance({ minutes: 1 });
  await send(broken);
  backend.clock.advance({ minutes: 1 });
  await send(broken);
  expect(tried).toHaveLength(2);
  backend.clock.advance({ minutes: 1 });
  const mailer = collector();
  await send(mailer);
  expect(mailer.sent.map(({ messageId }) => messageId)).toEqual([tried[0]]);
  expect([1, 2, 3, 20].map(waitAfter)).toEqual([1, 2, 4, 240]);
});

test('several processes that send at once send each mail once', async () => {
  for (let count = 0; count < 10; count++) await queue();
  const mailer = collector();
  await Promise.all([send(mailer), send(mailer), send(mailer)]);
  expect(mailer.sent).toHaveLength(10);
  expect(new Set(mailer.sent.map(({ messageId }) => messageId)).size).toBe(10);
});

test('without a mail server each mail is a file that mail programs open', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sirocco-mail-'));
  try {
    const mailer = folderMailer(folder, 'Sirocco <booking@sirocco.example>');
    await mailer.send({ ...mail, messageId: 'one@sirocco' });
    await mailer.send({ ...mail, messageId: 'one@sirocco' });
    const files = readdirSync(folder);
    expect(files).toHaveLength(1);
    const content = readFileSync(join(folder, files[0] ?? ''), 'utf8');
    expect(content).toMatch(/^Message-ID: <one@sirocco>\r$/m);
    expect(content).toMatch(/^From: Sirocco <booking@sirocco\.example>\r$/m);
    expect(content).toContain('multipart/alternative');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
