const weights = [9, 8, 7, 6, 5, 4, 3, 2];

/** Returns the check digit for the first eight digits of a NIF (spec 5). */
export const nifCheckDigit = (firstEight: string): number => {
  const sum = weights.reduce((total, weight, i) => total + weight * Number(firstEight[i]), 0);
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
};

/**
 * Returns whether a text is the tax number of a natural person: 9 digits, the first one 1 to 3, with a
 * correct check digit (spec 5).
 */
export const isNif = (text: string): boolean =>
  /^[123]\d{8}$/.test(text) && nifCheckDigit(text) === Number(text[8]);
