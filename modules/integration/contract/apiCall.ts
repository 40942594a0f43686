import { z } from 'zod';
import { moment } from '../../../contract/entities/moment';
import { rateWindows } from './rateWindows';

/** A call that a client of a provider made, as it is kept for some days: never what it said or what it was answered. */
export const apiCall = z.object({
  /** Names the call in the server's log; the answer had it in `X-Request-Id`. */
  reference: z.string(),
  calledOn: moment,
  clientId: z.int().positive(),
  clientName: z.string(),
  method: z.string(),
  /** The path as the contract declares it, so that it tells no id. */
  path: z.string(),
  status: z.int(),
  /** Why it was refused, of `errorCodes`; null for a call that was answered. */
  code: z.string().nullable(),
  milliseconds: z.int().nonnegative(),
});
export type ApiCall = z.infer<typeof apiCall>;

/** The lowest status of a call that was refused. */
export const firstRefusal = 400;

/** How far a provider's clients have used up what they may call. */
export const rateUse = z.object({
  window: z.enum(rateWindows),
  limit: z.int().nonnegative(),
  used: z.int().nonnegative(),
  /** When it is counted from zero again. */
  endsOn: moment,
});
export type RateUse = z.infer<typeof rateUse>;
