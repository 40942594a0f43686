import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useScrolledPast } from '../../../src/public/frame/Shell';

const scrollTo = (pixels: number) => {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
  act(() => window.dispatchEvent(new Event('scroll')) && undefined);
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  scrollTo(0);
  vi.useRealTimers();
});

describe('9 Scroll handler', () => {
  it('reads the scroll position every 100 ms at most; more than 5 px count as scrolled', () => {
    const { result } = renderHook(() => useScrolledPast(5));
    expect(result.current).toBe(false);
    scrollTo(6);
    pass(99);
    expect(result.current).toBe(false);
    pass(1);
    expect(result.current).toBe(true);
    scrollTo(400);
    scrollTo(5);
    pass(100);
    expect(result.current).toBe(false);
  });
});
