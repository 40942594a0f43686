/** Why an administrator looks citizens up, where the installation asks for it; by the code that the header carries. */
export const lookupPurposes = {
  decision: 'Decidir ou acompanhar um pedido',
  citizen: 'Responder a um cidadão',
  complaint: 'Tratar uma reclamação',
  inspection: 'Fiscalização ou auditoria',
  rights: 'Direitos de proteção de dados',
  other: 'Outra',
} as const;

/** A code of `lookupPurposes`. */
export type LookupPurpose = keyof typeof lookupPurposes;

/** The header that carries the code and, after a colon and percent-encoded, further words. */
export const lookupPurposeHeader = 'Lookup-Purpose';

/** The most characters of further words. */
export const maxPurposeWords = 200;

/** Writes the header's value. */
export const purposeValue = (purpose: LookupPurpose, words: string): string =>
  words.trim() ? `${purpose}:${encodeURIComponent(words.trim())}` : purpose;

/** Reads the header's value as words for the audit; undefined if it is none. */
export const purposeWords = (value: string | undefined): string | undefined => {
  const [code = '', encoded = ''] = (value ?? '').split(':', 2);
  if (!Object.hasOwn(lookupPurposes, code)) return undefined;
  const chosen = lookupPurposes[code as LookupPurpose];
  try {
    const words = decodeURIComponent(encoded).slice(0, maxPurposeWords);
    return words ? `${chosen}: ${words}` : chosen;
  } catch {
    return chosen;
  }
};
