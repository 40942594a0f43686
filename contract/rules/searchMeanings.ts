import { isEmail } from './email';
import { fieldLengths, largestId } from './limits';
import { isNif } from './nif';

/** The filters of the lists of requests that one text may be meant for. */
export type MeantFilter =
  | 'fiscalNumber'
  | 'studentFiscalNumber'
  | 'id'
  | 'postCode'
  | 'providerEmail'
  | 'createdBy';

type Problem = 'length' | 'start' | 'checkDigit' | 'incomplete';

/** What a text may be. */
export interface Meaning {
  readonly kind: 'nif' | 'number' | 'postCode' | 'email';
  /** As a search takes it. */
  readonly value: string;
  /** The filters to search it by: what one of them finds is meant. */
  readonly filters: readonly MeantFilter[];
  /** Why nothing can be found by it. */
  readonly problem?: Problem;
}

/** Longer than anything that is recognised. */
const longest = fieldLengths.email + 46;

/**
 * What somebody who looks for a request may have typed, likeliest first: a NIF in any spelling, the number of a request, a postal
 * code or its first four digits, an e-mail. None where it is nothing of these.
 */
export const meaningsOf = (typed: string): readonly Meaning[] => {
  const text = typed.slice(0, longest).trim();
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

const emailOf = (text: string): Meaning => ({
  kind: 'email',
  value: text,
  filters: ['providerEmail', 'createdBy'],
  ...(!isEmail(text) && { problem: 'incomplete' }),
});

const nifOf = (digits: string): Meaning => ({
  kind: 'nif',
  value: digits,
  filters: ['fiscalNumber', 'studentFiscalNumber'],
  ...(!isNif(digits) && { problem: problemOfNif(digits) }),
});

const problemOfNif = (digits: string): Problem => {
  if (digits.length !== fieldLengths.nif) return 'length';
  return /^[123]/.test(digits) ? 'checkDigit' : 'start';
};

const numberOf = (digits: string): Meaning[] => {
  const number = Number(digits);
  return number > 0 && number <= largestId
    ? [{ kind: 'number', value: String(number), filters: ['id'] }]
    : [];
};

const postCodeOf = (digits: string): Meaning[] => {
  const { cp4, cp3 } = fieldLengths;
  if (digits.length !== cp4 && digits.length !== cp4 + cp3) return [];
  const value = [digits.slice(0, cp4), digits.slice(cp4)].filter(Boolean).join('-');
  return [{ kind: 'postCode', value, filters: ['postCode'] }];
};
