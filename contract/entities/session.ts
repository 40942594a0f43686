import { z } from 'zod';

/** The answer to signing in, which the browser keeps as 'currentUser' (spec 3, Logged-in user). */
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
