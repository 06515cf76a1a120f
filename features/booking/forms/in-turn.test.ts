import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTurn } from './in-turn';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function keeping() {
  const ends: (() => void)[] = [];
  const keep = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const finish = async () => {
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { keep, keeper: inTurn(keep, 400), finish };
}

describe('what is typed', () => {
  it('is kept while typing goes on, not only after it', async () => {
    const { keep, keeper, finish } = keeping();
    for (let letter = 0; letter < 10; letter++) {
      keeper.soon();
      await vi.advanceTimersByTimeAsync(100);
      await finish();
    }
    expect(keep).toHaveBeenCalledTimes(2);
  });

  it('is never overtaken by an earlier state of it', async () => {
    const { keep, keeper, finish } = keeping();
    keeper.soon();
    await vi.advanceTimersByTimeAsync(400);
    keeper.soon();
    await vi.advanceTimersByTimeAsync(2000);
    expect(keep).toHaveBeenCalledTimes(1);
    await finish();
    await vi.advanceTimersByTimeAsync(400);
    expect(keep).toHaveBeenCalledTimes(2);
  });

  it('is kept at once when the page is left, and only if something is left to keep', () => {
    const { keep, keeper } = keeping();
    keeper.now();
    expect(keep).not.toHaveBeenCalled();
    keeper.soon();
    keeper.now();
    expect(keep).toHaveBeenCalledTimes(1);
  });

  it('is no longer kept once the form was sent', async () => {
    const { keep, keeper } = keeping();
    keeper.soon();
    await keeper.stop();
    keeper.now();
    keeper.soon();
    await vi.advanceTimersByTimeAsync(1000);
    expect(keep).not.toHaveBeenCalled();
  });

  it('is on its way no more when the form is sent', async () => {
    const { keeper, finish } = keeping();
    const stopped = vi.fn();
    keeper.soon();
    await vi.advanceTimersByTimeAsync(400);
    void keeper.stop().then(stopped);
    await vi.advanceTimersByTimeAsync(1000);
    expect(stopped).not.toHaveBeenCalled();
    await finish();
    expect(stopped).toHaveBeenCalled();
  });
});
