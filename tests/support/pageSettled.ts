import { expect } from 'vitest';
import { capabilities } from '../../providers/http/capabilities';
import { inFlight } from '../../providers/http/request';
import { unanswered } from './network';
import { staysSo } from './staysSo';

/** Waits until every call is answered and the capabilities are known: what is not on the page then does not come. */
export const pageSettled = (): Promise<void> =>
  staysSo(() => {
    expect([...unanswered.values()]).toEqual([]);
    expect(inFlight.getSnapshot()).toBe(0);
    expect(capabilities.getSnapshot()).toBeDefined();
  });
