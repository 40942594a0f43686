/** The letters and digits of a recovery code: 50 random bits, few enough to write down. */
export const recoveryCodeLength = 10;

/** In two groups, as it is shown: other texts of ten characters say something with a generator's code. */
const asShown = /^\s*[0-9a-z]{5}[\s-]*[0-9a-z]{5}\s*$/i;
/** Those that were given out before have more characters, and still hold. */
const asBefore = /^\s*([0-9a-z][\s-]*){24}$/i;

/** Returns whether a text is a whole recovery code, with whatever blanks and hyphens it is written. */
export const isRecoveryCode = (text: string): boolean => asShown.test(text) || asBefore.test(text);
