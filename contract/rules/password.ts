/** Password length in characters, inclusive (spec 9). */
export const passwordLength = { min: 10, max: 25 } as const;

/** The rules for a new password, in the order in which a form lists them (spec 5). */
export const passwordRules = {
  length: (text: string) => text.length >= passwordLength.min && text.length <= passwordLength.max,
  noSpaces: (text: string) => !/\s/.test(text),
  lowercase: (text: string) => /\p{Ll}/u.test(text),
  uppercase: (text: string) => /\p{Lu}/u.test(text),
  digit: (text: string) => /\d/.test(text),
  special: (text: string) => /[\p{P}\p{S}]/u.test(text),
} as const;

/** Returns whether a text is acceptable as a password: every rule holds (spec 5). */
export const isAcceptablePassword = (text: string): boolean =>
  Object.values(passwordRules).every((holds) => holds(text));
