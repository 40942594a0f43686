import { factorTexts } from './texts';

const texts = factorTexts.passkey.notUsed;

/** Thrown where the browser made or proved no passkey: its message tells why, and what to do instead. */
export class PasskeyNotUsed extends Error {
  override readonly name = 'PasskeyNotUsed';
}

/** Makes the browser's error one that people understand; any other stays as it is. */
export const explained = (error: unknown, wanted: 'new' | 'proof'): unknown => {
  const reason = error instanceof Error ? reasons[wanted][error.name] : undefined;
  return reason === undefined ? error : new PasskeyNotUsed(reason, { cause: error });
};

/** By the names of the Web Authentication API, which says the same of a cancelled question and of a missing passkey. */
const reasons: Readonly<Record<'new' | 'proof', Readonly<Record<string, string>>>> = {
  new: {
    InvalidStateError: texts.hasOne,
    NotAllowedError: texts.notMade,
    AbortError: texts.notMade,
    ConstraintError: texts.noLock,
    NotSupportedError: texts.noLock,
  },
  proof: { NotAllowedError: texts.notProven, AbortError: texts.notProven, ConstraintError: texts.noLock },
};
