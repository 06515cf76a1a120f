import { expect, test, vi } from 'vitest';
import type { ApiRequest } from './build-request';
import type { Transport } from './create-api';
import { rememberAnswers } from './remember-answers';

const search: ApiRequest = { method: 'GET', path: '/flights/AMS/AYT/20261224?passenger=1&infant=0' };

function backend(status = 200) {
  let calls = 0;
  const transport = vi.fn<Transport>(async () => new Response(`answer ${++calls}`, { status }));
  let time = 0;
  const known = new Map();
  const of = (scope: string) => rememberAnswers(transport, { seconds: 5, scope, known }, () => time);
  const ask = async (request = search, scope = 'nl') => (await of(scope)(request, {})).text();
  const wait = (seconds: number) => {
    time += seconds * 1000;
  };
  return { transport, ask, wait };
}

test('the same question within seconds is answered from memory, later it is asked again', async () => {
  const { ask, wait } = backend();
  expect(await ask()).toBe('answer 1');
  wait(4.9);
  expect(await ask()).toBe('answer 1');
  wait(0.1);
  expect(await ask()).toBe('answer 2');
});

test('visitors who ask at the same moment share one call', async () => {
  const { ask, transport } = backend();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['answer 1', 'answer 1', 'answer 1']);
  expect(transport).toHaveBeenCalledOnce();
});

test('markets and questions are kept apart', async () => {
  const { ask } = backend();
  expect(await ask(search, 'nl')).toBe('answer 1');
  expect(await ask(search, 'dk')).toBe('answer 2');
  expect(await ask({ ...search, path: `${search.path}&isOneWay=true` })).toBe('answer 3');
});

test('a refusal and a failure are not kept', async () => {
  const { ask } = backend(400);
  expect([await ask(), await ask()]).toEqual(['answer 1', 'answer 2']);

  const failing = vi
    .fn<Transport>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(new Response('up'));
  const remembered = rememberAnswers(failing, { seconds: 5, scope: 'nl', known: new Map() });
  await expect(remembered(search, {})).rejects.toThrow('down');
  expect(await (await remembered(search, {})).text()).toBe('up');
});

test('what changes something is always asked', async () => {
  const { ask } = backend();
  const price: ApiRequest = { method: 'POST', path: '/booking/price', body: {} };
  expect([await ask(price), await ask(price)]).toEqual(['answer 1', 'answer 2']);
});
