import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { progressPhase, startProgress } from './progress';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('the progress bar', () => {
  it('stays away for a request that ends within 200 ms', () => {
    const request = startProgress();
    vi.advanceTimersByTime(199);
    request.finish();
    vi.advanceTimersByTime(1000);
    expect(progressPhase()).toBe('idle');
  });

  it('runs from 200 ms on, finishes with the request and hides half a second later', () => {
    const request = startProgress();
    vi.advanceTimersByTime(200);
    expect(progressPhase()).toBe('running');
    request.finish();
    expect(progressPhase()).toBe('finished');
    vi.advanceTimersByTime(499);
    expect(progressPhase()).toBe('finished');
    vi.advanceTimersByTime(1);
    expect(progressPhase()).toBe('idle');
  });

  it('shows that a request failed', () => {
    const request = startProgress();
    vi.advanceTimersByTime(300);
    request.fail();
    expect(progressPhase()).toBe('failed');
  });

  it('waits for the last of several requests, and counts the end of each once', () => {
    const outbound = startProgress();
    const inbound = startProgress();
    vi.advanceTimersByTime(300);
    outbound.finish();
    outbound.finish();
    expect(progressPhase()).toBe('running');
    inbound.finish();
    expect(progressPhase()).toBe('finished');
  });
});
