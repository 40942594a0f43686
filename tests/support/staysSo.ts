import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** In milliseconds: an answer is drawn before the page asks for what it leads to. */
const quietTime = 100;

/** Waits until what `check` expects holds, and goes on holding: a page is quiet for a moment between two of its calls too. */
export const staysSo = (check: () => void): Promise<void> => {
  let since: number | undefined;
  return waitFor(() => {
    const before = since;
    since = undefined;
    check();
    since = before ?? performance.now();
    expect(performance.now() - since, 'milliseconds that it has held').toBeGreaterThan(quietTime);
  });
};
