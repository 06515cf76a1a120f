import { describe, expect, it } from 'vitest';
import { listOf, nestValues, readFormValues, UnreadableForm, valuesOf } from './form-values';

const post = (body: string, type = 'application/x-www-form-urlencoded') =>
  new Request('https://shop.example/', { method: 'POST', body, headers: { 'content-type': type } });

describe('a posted form', () => {
  it('is read into flat values, the last of a name counting', async () => {
    const values = await readFormValues(post('travellers.0.name=Zo%C3%AB&insurance=none&insurance=both'));
    expect(values).toEqual({ 'travellers.0.name': 'Zoë', insurance: 'both' });
  });

  it('loses names that no form of the shop has', () => {
    const fields = new URLSearchParams([
      ['contact.email', 'a@b.example'],
      ['<script>', 'x'],
      ['a..b', 'x'],
      ['x'.repeat(81), 'x'],
    ]);
    expect(valuesOf(fields)).toEqual({ 'contact.email': 'a@b.example' });
  });

  it('keeps 500 characters of a value', () => {
    expect(valuesOf([['name', 'n'.repeat(900)]]).name).toHaveLength(500);
  });

  it('keeps whole characters, and none that cannot be stored', () => {
    expect(valuesOf([['name', `${'n'.repeat(499)}😀`]]).name?.isWellFormed()).toBe(true);
    expect(valuesOf([['name', 'a\u0000b']])).toEqual({ name: 'ab' });
  });

  it('that does not say how long it is, and does not end, is not waited for', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 1_000) controller.close();
        else controller.enqueue(new TextEncoder().encode('a=x&'.repeat(1_000)));
      },
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
    await expect(readFormValues(new Request('https://shop.example/', init))).rejects.toThrow(UnreadableForm);
    expect(sent).toBeLessThan(40);
  });

  it.each([
    ['of another type', post('{}', 'application/json')],
    ['that is too big', post(`a=${'x'.repeat(70_000)}`)],
  ])('%s is refused', async (_, request) => {
    await expect(readFormValues(request)).rejects.toThrow(UnreadableForm);
  });
});

describe('nested values', () => {
  it('follow the dots of the names', () => {
    expect(nestValues({ 'travellers.0.birthdate.day': '3', insurance: 'none' })).toMatchObject({
      travellers: { 0: { birthdate: { day: '3' } } },
      insurance: 'none',
    });
  });

  it('make lists of numbered fields, in order and without holes', () => {
    const { travellers } = nestValues({
      'travellers.10.name': 'C',
      'travellers.2.name': 'B',
      'travellers.x': '?',
    });
    expect(listOf(travellers)).toMatchObject([{ name: 'B' }, { name: 'C' }]);
  });

  it('leave the prototype of objects alone', () => {
    nestValues({ '__proto__.polluted': 'yes', 'constructor.prototype.polluted': 'yes' });
    expect({}).not.toHaveProperty('polluted');
  });
});
