import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect } from 'vitest';
import { network, unanswered } from './network';

/**
 * Keeps the next call whose path ends so from reaching the server. Returns functions that wait until the page has made
 * the call, and that let it through and wait for its answer.
 */
export const holdCall = (path: string) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  // A call that was under way before is not the one that is held.
  let isHeld = false;
  const hold = () => {
    isHeld = true;
    return held;
  };
  network.use(http.all(`*/api/*/${path}`, hold, { once: true }));
  const isUnderWay = () => [...unanswered.values()].some((url) => new URL(url).pathname.endsWith(`/${path}`));
  return {
    isMade: () => waitFor(() => expect(isHeld).toBe(true)),
    isAnswered: async () => {
      letThrough();
      await waitFor(() => expect(isUnderWay()).toBe(false));
    },
  };
};
