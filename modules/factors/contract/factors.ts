import { z } from 'zod';
import { factorKind } from '../../../contract/entities/signInStep';

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

/** What a browser needs for a passkey, as the Web Authentication API takes it in JSON. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });
export type PasskeyOptions = z.infer<typeof passkeyOptions>;

/** A browser's answer about a passkey, as the Web Authentication API gives it in JSON. */
export const passkey = z.looseObject({ id: z.string().min(1).max(2000), type: z.literal('public-key') });
export type Passkey = z.infer<typeof passkey>;
