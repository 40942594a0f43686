import { z } from 'zod';
import { moment } from './moment';

/** A session of a user that goes on. */
export const openSession = z.object({
  id: z.string(),
  since: moment,
  /** When its tokens were last renewed. */
  lastUsed: moment,
  /** Browser and system, in words. */
  device: z.string(),
  /** From where it was begun: an IPv4 address, or the /64 network of an IPv6 one. */
  network: z.string().nullish(),
  /** Whether it is the calling one. */
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;
