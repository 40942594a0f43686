import { expect } from 'vitest';
import { inFlight } from '../../providers/http/request';
import { staysSo } from './staysSo';

/** Waits until no call that the user waits for is in flight, and none follows. */
export const callsEnded = (): Promise<void> => staysSo(() => expect(inFlight.getSnapshot()).toBe(0));
