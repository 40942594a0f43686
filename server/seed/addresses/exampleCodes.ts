/** A postal code in its two parts. */
export interface PostalCode {
  cp4: string;
  cp3: string;
}

/** The number of rows for each code in `exampleCodes.many`. */
export const manyRows = 4;

/**
 * Postal codes for trying out and testing, guaranteed whatever else the generator makes:
 * `many` have several addresses (with and without `arteryLocalInfo`), `one` exactly one, `none` none.
 */
export const exampleCodes = {
  many: [
    { cp4: '1000', cp3: '205' },
    { cp4: '4000', cp3: '322' },
    { cp4: '9500', cp3: '150' },
  ],
  one: [
    { cp4: '3000', cp3: '213' },
    { cp4: '8000', cp3: '138' },
    { cp4: '9000', cp3: '054' },
  ],
  none: [
    { cp4: '1000', cp3: '999' },
    { cp4: '4000', cp3: '999' },
  ],
} as const satisfies Record<string, readonly [PostalCode, ...PostalCode[]]>;
