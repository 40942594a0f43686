/** The letters and digits of a recovery code: 120 random bits, so many that they need no salt and no slow hash. */
export const recoveryCodeLength = 24;

/** Returns whether a text is a whole recovery code, with whatever blanks and hyphens it is written. */
export const isRecoveryCode = (text: string): boolean =>
  text.replace(/[\s-]/g, '').length === recoveryCodeLength && /^[0-9a-z\s-]+$/i.test(text);
