import { z } from 'zod';

/** What signing in answers, and what the browser keeps as 'currentUser' (spec 3, Logged-in user). */
export const session = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  username: z.string(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
});
export type Session = z.infer<typeof session>;

/** The two tokens of a session; refreshing exchanges both (spec 7.2). */
export const tokenPair = session.pick({ accessToken: true, refreshToken: true });
export type TokenPair = z.infer<typeof tokenPair>;
