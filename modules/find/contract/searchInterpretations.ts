import { cleanText } from '../../../contract/rules/cleanText';
import { isEmail } from '../../../contract/rules/email';
import { fieldLengths, largestId } from '../../../contract/rules/limits';
import { isNif } from '../../../contract/rules/nif';

/** The filters of the request lists that a typed text may be meant for. */
export const meantFilters = [
  'fiscalNumber',
  'studentFiscalNumber',
  'id',
  'postCode',
  'providerEmail',
  'createdBy',
] as const;
export type MeantFilter = (typeof meantFilters)[number];

type Problem = 'length' | 'start' | 'checkDigit' | 'incomplete';

/** A possible interpretation of a typed text. */
export interface Interpretation {
  readonly kind: 'nif' | 'number' | 'postCode' | 'email';
  /** The text in the form that a search expects. */
  readonly value: string;
  /** The filters to search with; a match by any of them counts. */
  readonly filters: readonly MeantFilter[];
  /** Why a search with the value can't find anything. */
  readonly problem?: Problem;
}

/** A length beyond anything that is recognised. */
export const longestSearch = fieldLengths.email + 46;

/**
 * Returns what a typed search for a request may mean, most likely first: a NIF in any spelling, a request
 * number, a postal code or its first four digits, an e-mail. Empty when it is none of these.
 */
export const interpretationsOf = (typed: string): readonly Interpretation[] => {
  const text = cleanText(typed.slice(0, longestSearch));
  if (text.includes('@')) return [emailOf(text)];
  const compact = text.replace(/[\s.-]/g, '').toUpperCase();
  const isMarkedNif = compact.startsWith('PT');
  const marked = compact.replace(/^(?:#|Nº|NO|PEDIDO)/, '');
  const digits = isMarkedNif ? compact.slice(2) : marked;
  if (!/^\d+$/.test(digits)) return [];
  if (marked !== compact) return numberOf(digits);
  if (isMarkedNif || digits.length === fieldLengths.nif) return [nifOf(digits)];
  const postCode = postCodeOf(digits);
  if (/^\d{4}[ -]\d{3}$/.test(text)) return postCode;
  return [...numberOf(digits), ...postCode];
};

/** The letters and words of a name that are enough to search for. */
const fewestLetters = 3;
const mostWords = 8;

/**
 * Returns the words of a typed name, in any order, each maybe only a part; empty while none has three letters, or if the
 * text means something else.
 */
export const typedNames = (typed: string): readonly string[] => {
  const text = cleanText(typed.slice(0, longestSearch));
  if (interpretationsOf(text).length > 0) return [];
  const words = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .slice(0, mostWords);
  return words.some((word) => lettersOf(word) >= fewestLetters) ? words : [];
};

/** Counts the letters of a word without their accents, which searches leave out. */
const lettersOf = (word: string): number =>
  word.replace(/\p{M}/gu, '').normalize('NFD').match(/\p{L}/gu)?.length ?? 0;

const emailOf = (text: string): Interpretation => ({
  kind: 'email',
  value: text,
  filters: ['providerEmail', 'createdBy'],
  ...(!isEmail(text) && { problem: 'incomplete' }),
});

const nifOf = (digits: string): Interpretation => ({
  kind: 'nif',
  value: digits,
  filters: ['fiscalNumber', 'studentFiscalNumber'],
  ...(!isNif(digits) && { problem: problemOfNif(digits) }),
});

const problemOfNif = (digits: string): Problem => {
  if (digits.length !== fieldLengths.nif) return 'length';
  return /^[123]/.test(digits) ? 'checkDigit' : 'start';
};

const numberOf = (digits: string): Interpretation[] => {
  const number = Number(digits);
  return number > 0 && number <= largestId
    ? [{ kind: 'number', value: String(number), filters: ['id'] }]
    : [];
};

const postCodeOf = (digits: string): Interpretation[] => {
  const { cp4, cp3 } = fieldLengths;
  if (digits.length !== cp4 && digits.length !== cp4 + cp3) return [];
  const value = [digits.slice(0, cp4), digits.slice(cp4)].filter(Boolean).join('-');
  return [{ kind: 'postCode', value, filters: ['postCode'] }];
};
