import { TZDate } from '@date-fns/tz';
import { addMonths, differenceInMonths } from 'date-fns';
import { streamSafe } from './cleanText';
import { lisbonDate, lisbonTimeZone } from './lisbonDay';
import { isNif } from './nif';

/** A number in a document that is, or is said to be, a person's tax number. */
export interface FoundNif {
  /** Nine digits; the check digit may be wrong where a label says that it is a tax number. */
  readonly value: string;
  /** From 1. */
  readonly page: number;
  /** Whether the document is about this person; 'other' for a representative or a relative, for example. */
  readonly role: 'subject' | 'other';
  /** Whether a word such as NIF or 'contribuinte' stands beside it. */
  readonly isLabelled: boolean;
}

/** A run of words in a document that may be a person's name. */
export interface FoundName {
  readonly value: string;
  /** Whether a word such as 'Nome' stands beside it. */
  readonly isLabelled: boolean;
}

/** Who made a document. */
export interface DocumentIssuer {
  readonly kind: 'taxAuthority' | 'socialSecurity' | 'parish' | 'school' | 'municipality';
  readonly name: string;
}

/** Issuers that are called the same whatever their document calls them. */
export const issuerNames = {
  taxAuthority: 'Autoridade Tributária e Aduaneira',
  socialSecurity: 'Segurança Social',
} as const;

/** What the text of a document says; what was not found is absent. */
export interface DocumentFacts {
  /** False for a scan whose text nobody recognised. */
  readonly hasText: boolean;
  readonly fiscalNumbers: readonly FoundNif[];
  readonly names: readonly FoundName[];
  /** AAAA-MM-DD. */
  readonly issuedOn?: string | undefined;
  readonly issuer?: DocumentIssuer | undefined;
  /** The code with which the issuer's site shows the document again. */
  readonly validationCode?: string | undefined;
}

/** A person of a request. */
export interface RequestPerson {
  readonly about: 'citizen' | 'student';
  readonly fullName: string | null | undefined;
  readonly fiscalNumber: string | null | undefined;
}

/** What a document says when it is compared with its request. */
export type DocumentFinding =
  | { readonly kind: 'withoutText' | 'otherNif' | 'alsoOtherNif' | 'otherRoleNif' | 'noNif' }
  | { readonly kind: 'sameNif' | 'sameName'; readonly about: RequestPerson['about'] }
  | { readonly kind: 'otherName' }
  | { readonly kind: 'oldDocument'; readonly months: number };

/** The findings that a person should look at. */
const doubts: ReadonlySet<DocumentFinding['kind']> = new Set([
  'otherNif',
  'alsoOtherNif',
  'otherRoleNif',
  'otherName',
  'oldDocument',
]);
export const isDoubt = ({ kind }: DocumentFinding): boolean => doubts.has(kind);

/** Whether a finding is a tick: the document says what the request says. */
export const isSame = ({ kind }: DocumentFinding): boolean => kind === 'sameNif' || kind === 'sameName';

/** Older documents are pointed out. */
const oldAfterMonths = 12;

/**
 * Compares what a document says with the people of its request. The findings are hints: nobody is refused for one.
 * 'sameNif' is found only where the tax number of a person of the request is that of the document's subject, and
 * nobody else's stands there as a subject too.
 */
export const judgeDocument = (
  facts: DocumentFacts,
  people: readonly RequestPerson[],
  now: Date,
): DocumentFinding[] => {
  if (!facts.hasText) return [{ kind: 'withoutText' }];
  return [
    ...nifFindings(facts.fiscalNumbers, people),
    ...nameFindings(facts.names, people),
    ...ageFindings(facts.issuedOn, now),
  ];
};

const nifFindings = (found: readonly FoundNif[], people: readonly RequestPerson[]): DocumentFinding[] => {
  // A number that is still being typed is nobody's.
  if (!people.some(({ fiscalNumber }) => isNif(fiscalNumber ?? ''))) return [];
  const personOf = ({ value }: FoundNif) => people.find(({ fiscalNumber }) => fiscalNumber === value);
  const isSubject = ({ role }: FoundNif) => role === 'subject';
  const own = found.filter(personOf);
  const others = found.filter((one) => !personOf(one) && (one.isLabelled || isNif(one.value)));
  const subjects = own.filter(isSubject);
  const first = subjects.find(({ isLabelled }) => isLabelled) ?? subjects[0];
  // Beside a labelled number, nine digits without a label are something else; otherwise they may be a tax number too.
  const rivals = others.filter((one) => isSubject(one) && (one.isLabelled || !first?.isLabelled));
  const person = first && personOf(first);
  if (person)
    return [rivals.length > 0 ? { kind: 'alsoOtherNif' } : { kind: 'sameNif', about: person.about }];
  if (rivals.length > 0 || (own.length === 0 && others.some(({ isLabelled }) => isLabelled)))
    return [{ kind: 'otherNif' }];
  return [{ kind: own.length > 0 ? 'otherRoleNif' : 'noNif' }];
};

const nameFindings = (found: readonly FoundName[], people: readonly RequestPerson[]): DocumentFinding[] => {
  const named = people.filter(({ fullName }) => wordsOf(fullName ?? '').length > 1);
  const person = named.find(({ fullName }) => found.some(({ value }) => isName(value, fullName ?? '')));
  if (person) return [{ kind: 'sameName', about: person.about }];
  return named.length > 0 && found.some(({ isLabelled }) => isLabelled) ? [{ kind: 'otherName' }] : [];
};

const connectors = new Set(['de', 'da', 'do', 'das', 'dos', 'e']);

const wordsOf = (name: string): string[] =>
  streamSafe(name)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word && !connectors.has(word));

/** Whether words of a document hold a name, whole or shortened to its first, its last and some in between. */
const isName = (found: string, fullName: string): boolean => {
  const [words, name] = [wordsOf(found), wordsOf(fullName)];
  // Where a document is set tightly or widely, spaces come and go.
  if (words.join('').includes(name.join(''))) return true;
  if (words.length < 2 || words[0] !== name[0] || words.at(-1) !== name.at(-1)) return false;
  let at = 0;
  return words.every((word) => {
    at =
      name.findIndex(
        (own, index) => index >= at && (own === word || (word.length === 1 && own.startsWith(word))),
      ) + 1;
    return at > 0;
  });
};

const ageFindings = (issuedOn: string | undefined, now: Date): DocumentFinding[] => {
  if (!issuedOn) return [];
  const [issued, today] = [dayOf(issuedOn), dayOf(lisbonDate(now))];
  if (addMonths(issued, oldAfterMonths) >= today) return [];
  return [{ kind: 'oldDocument', months: differenceInMonths(today, issued) }];
};

const dayOf = (date: string) => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new TZDate(year, month - 1, day, lisbonTimeZone);
};

/** Where a document with a validation code is checked: the address that the issuer prints beside the code. */
export const checkPages: { readonly [Kind in DocumentIssuer['kind']]?: string } = {
  taxAuthority: 'https://www.portaldasfinancas.gov.pt/',
  socialSecurity: 'https://www.seg-social.pt/',
};
