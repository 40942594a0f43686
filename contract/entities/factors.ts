import { z } from 'zod';

/** What a person may prove besides the password: a code of a generator, a passkey, a recovery code. */
export const factorKind = z.enum(['codes', 'passkey', 'recovery']);
export type FactorKind = z.infer<typeof factorKind>;

/** The answer to signing in when the password was right and a factor is to follow. */
export const factorChallenge = z.object({
  /** Proves, for some minutes, that the password was right; it opens nothing. */
  factorChallenge: z.string(),
  /** What the person can prove; none where a factor is to be added first. */
  kinds: z.array(factorKind),
});
export type FactorChallenge = z.infer<typeof factorChallenge>;

/** The codes for signing in without a factor, shown this once; none where the person has such codes already. */
export const shownRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** A generator of codes to be added: what its application needs, as text and as the address of a QR code. */
export const newGenerator = z.object({
  secret: z.string(),
  address: z.string(),
  /** Names it to the call that adds it. */
  enrolment: z.string(),
});
export type NewGenerator = z.infer<typeof newGenerator>;

/** A factor, as its owner sees it. */
export const factor = z.object({
  id: z.int(),
  kind: factorKind.exclude(['recovery']),
  name: z.string(),
  createdOn: z.string(),
  lastUsedOn: z.string().nullable(),
});
export type Factor = z.infer<typeof factor>;

/** The factors of a person, oldest first. */
export const factorsOfPerson = z.object({
  factors: z.array(factor),
  /** How many recovery codes are left. */
  recoveryCodes: z.int(),
  /** From when on signing in asks for a factor; null where none is required, or there is one. */
  requiredOn: z.string().nullable(),
  /** When all of them are removed, as an administrator asked; null unless one did. */
  removalDueOn: z.string().nullable(),
  /** Whether the person can prove a password, where one is asked for; otherwise the corporate identity alone. */
  hasPassword: z.boolean(),
});
export type FactorsOfPerson = z.infer<typeof factorsOfPerson>;

/** The factors that were added since the password before the one that was just set by a link, oldest first. */
export const addedFactors = z.object({
  factors: z.array(
    factor.pick({ kind: true, name: true, createdOn: true }).extend({
      /** Whether it may be taken away now, as it is new (`newFactorDays`). */
      mayBeRemoved: z.boolean(),
    }),
  ),
  /** Names them to the call that takes them away, for ten minutes. */
  removal: z.string(),
});
export type AddedFactors = z.infer<typeof addedFactors>;

/** What a browser needs for a passkey, as the Web Authentication API takes it in JSON. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });
export type PasskeyOptions = z.infer<typeof passkeyOptions>;

/** A browser's answer about a passkey, as the Web Authentication API gives it in JSON. */
export const passkey = z.looseObject({ id: z.string().min(1).max(2000), type: z.literal('public-key') });
export type Passkey = z.infer<typeof passkey>;
