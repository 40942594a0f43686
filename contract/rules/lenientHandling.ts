/** What a caller sends to have each item of a list done and answered for itself, and the header that confirms it (RFC 7240). */
export const lenientHandling = {
  header: 'Prefer',
  preference: 'handling=lenient',
  appliedHeader: 'Preference-Applied',
} as const;

/** Returns whether a `Prefer` header asks for it; it may name other preferences too. */
export const prefersLenient = (header: string | undefined): boolean =>
  (header ?? '').split(',').some((one) => wordsOf(one) === lenientHandling.preference);

const wordsOf = (preference: string): string =>
  (preference.split(';')[0] ?? '').toLowerCase().replace(/[\s"]/g, '');
