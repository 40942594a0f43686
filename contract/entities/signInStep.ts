import { z } from 'zod';

/** What a person may prove besides the password: a code of a generator, a passkey, a recovery code. */
export const factorKind = z.enum(['codes', 'passkey', 'recovery']);
export type FactorKind = z.infer<typeof factorKind>;

/** The answer to signing in when the password was right and a second step is to follow (modules/factors). */
export const factorChallenge = z.object({
  /** Proves, for some minutes, that the password was right; it opens nothing. */
  factorChallenge: z.string(),
  /** What the person can prove; none where a factor is to be added first. */
  kinds: z.array(factorKind),
});
export type FactorChallenge = z.infer<typeof factorChallenge>;

/** The factors that were added since the password before the one that was just set by a link, oldest first. */
export const addedFactors = z.object({
  factors: z.array(
    z.object({
      kind: factorKind.exclude(['recovery']),
      name: z.string(),
      createdOn: z.string(),
      /** Whether it may be taken away now, as it is new. */
      mayBeRemoved: z.boolean(),
    }),
  ),
  /** Names them to the call that takes them away, for ten minutes. */
  removal: z.string(),
});
export type AddedFactors = z.infer<typeof addedFactors>;
