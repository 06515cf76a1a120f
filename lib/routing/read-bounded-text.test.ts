import { expect, test } from 'vitest';
import { readBoundedText } from './read-bounded-text';

const post = (body: BodyInit) =>
  new Request('https://shop.example/', { method: 'POST', body, duplex: 'half' } as RequestInit);

test('a body within the limit is read as it is, to the byte', async () => {
  expect(await readBoundedText(post('é'), 2)).toBe('é');
  expect(await readBoundedText(post('é'), 1)).toBeNull();
  expect(await readBoundedText(new Request('https://shop.example/'), 1)).toBe('');
});

test('a letter that comes in two parts stays one', async () => {
  const [first = 0, second = 0] = new TextEncoder().encode('é');
  const parts = new ReadableStream({
    start(controller) {
      controller.enqueue(Uint8Array.of(first));
      controller.enqueue(Uint8Array.of(second));
      controller.close();
    },
  });
  expect(await readBoundedText(post(parts), 10)).toBe('é');
});

test('a body without an end is given up at the limit', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1_000));
    },
  });
  expect(await readBoundedText(post(endless), 10_000)).toBeNull();
  expect(sent).toBeLessThan(20);
});
