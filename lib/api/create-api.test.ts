import { expect, test } from 'vitest';
import { ApiProblem } from './api-problem';
import { createApi } from './create-api';
import { ContractBreach, readResponse } from './read-response';

const answering = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  createApi(async () => {
    const text = body === null ? null : typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(text, { status, headers });
  }, readResponse);

const airport = {
  code: 'AYT',
  name: 'Antalya',
  seoName: 'antalya',
  hasAlternative: false,
  countryCode: 'TR',
  isExternal: false,
};

test('an answer with more fields than we know is read without them', async () => {
  const api = answering(200, { ...airport, runways: 3 });
  expect(await api.airport({ seoName: 'antalya' })).toEqual(airport);
});

test('a 204 is null', async () => {
  expect(await answering(204, null).alternatives({ code: 'AYT' })).toBeNull();
});

test('an answer that lacks a field names the call, the field and the correlation id', async () => {
  const { seoName: _, ...rest } = airport;
  const api = answering(200, rest, { 'correlation-id': 'c-12345678' });
  await expect(api.airport({ seoName: 'antalya' })).rejects.toThrow(ContractBreach);
  await expect(api.airport({ seoName: 'antalya' })).rejects.toThrow(/airport.*'seoName'.*c-12345678/);
});

test('a problem record is thrown with its status, detail and code', async () => {
  const problem = { title: 'Conflict', status: 409, detail: 'Sold out', code: 'sold-out' };
  const api = answering(409, problem);
  const error = await api.basket({ key: 'x'.repeat(22) }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiProblem);
  expect(error).toMatchObject({ status: 409, message: 'Sold out', code: 'sold-out' });
});

test('an unexpected status without a problem record gets the specified text', async () => {
  const error = await answering(502, '<h1>Bad gateway</h1>')
    .user()
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 502, message: 'An unexpected server error occurred.', result: null });
});
