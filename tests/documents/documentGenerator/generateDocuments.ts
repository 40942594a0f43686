import { addMonths } from 'date-fns';
import type { DocumentFinding, RequestPerson } from '../../../contract/rules/judgeDocument';
import { isNif, nifCheckDigit } from '../../../contract/rules/nif';
import { createPrng, type Prng } from '../../../server/seed/common/prng';
import { type Paper, type PaperName, type PaperPerson, paperNames, papers, type Told } from './papers';
import { type ProgramName, programNames, writePdf } from './programs';

/** What is wrong with a document, on purpose. */
export type Mistake =
  | 'otherPerson'
  | 'oneDigitOff'
  | 'oldDate'
  | 'otherName'
  | 'onlyAsAnother'
  | 'onlyNumberAsAnother'
  | 'withoutText';

/** A document with the request that it is handed in for, and what is right to say about it. */
export interface GeneratedDocument {
  name: string;
  content: Uint8Array<ArrayBuffer>;
  program: ProgramName;
  paper: PaperName;
  mistake: Mistake | undefined;
  people: readonly RequestPerson[];
  /** The tax number of whom it is about; empty where it is left out. */
  subject: string;
  hasText: boolean;
  issuedOn: string;
  issuer: string;
  code: string | undefined;
  /** The findings that a person who reads it would have. */
  expected: readonly DocumentFinding['kind'][];
}

/** The day on which the documents are read. */
export const readOn = new Date('2026-11-26T10:00:00Z');

const mistakes: readonly Mistake[] = [
  'otherPerson',
  'oneDigitOff',
  'oldDate',
  'otherName',
  'onlyAsAnother',
  'onlyNumberAsAnother',
  'withoutText',
];

/** Makes documents in the ways of all programs and papers in turn, every third of them wrong on purpose. */
export const generateDocuments = (count: number, seed: number): GeneratedDocument[] => {
  const prng = createPrng(seed);
  return Array.from({ length: count }, (_, index) => {
    const mistake = index % 3 === 2 ? mistakes[Math.floor(index / 3) % mistakes.length] : undefined;
    return makeDocument(index, mistake, prng);
  });
};

const textPrograms = programNames.filter((name) => name !== 'scanner');

const makeDocument = (index: number, mistake: Mistake | undefined, prng: Prng): GeneratedDocument => {
  const turn = Math.floor(index / 3) * 2 + (index % 3);
  const program =
    mistake === 'withoutText' ? 'scanner' : (textPrograms[turn % textPrograms.length] ?? 'iText');
  const paper = paperNames[Math.floor(turn / textPrograms.length + turn) % paperNames.length] ?? 'household';
  const citizen = makePerson(prng);
  const stranger = makePerson(prng);
  const subject: PaperPerson = {
    otherPerson: () => stranger,
    oneDigitOff: () => ({ ...citizen, fiscalNumber: withOneDigitOff(citizen.fiscalNumber, prng) }),
    otherName: () => ({ ...citizen, fullName: stranger.fullName }),
    onlyAsAnother: () => stranger,
    onlyNumberAsAnother: () => ({ ...stranger, fiscalNumber: '' }),
    oldDate: () => citizen,
    withoutText: () => citizen,
  }[mistake ?? 'oldDate']();
  const other = mistake?.endsWith('AsAnother')
    ? citizen
    : prng.chance(0.25) && mistake !== 'otherPerson'
      ? makePerson(prng)
      : undefined;
  const days = mistake === 'oldDate' ? prng.int(400, 900) : prng.int(1, 300);
  const issuedOn = (
    mistake === 'oldDate'
      ? addMonths(readOn, -13 - (days % 10))
      : new Date(readOn.getTime() - days * 86_400_000)
  )
    .toISOString()
    .slice(0, 10);
  const told: Told = {
    subject,
    ...(other && { other }),
    issuedOn,
    code: makeCode(prng),
    written: prng.pick(writings),
  };
  const { issuer, hasCode, draw }: Paper = papers[paper];
  const hasText = program !== 'scanner';
  return {
    name: `${index} ${program} ${paper} ${mistake ?? 'right'}`,
    content: writePdf(program, draw(told), prng),
    program,
    paper,
    mistake,
    people: [{ about: 'citizen', ...citizen }],
    subject: subject.fiscalNumber,
    hasText,
    issuedOn,
    issuer,
    code: hasText && hasCode ? told.code : undefined,
    expected: expectedOf(mistake),
  };
};

const expectedOf = (mistake: Mistake | undefined): DocumentFinding['kind'][] => {
  if (mistake === 'withoutText') return ['withoutText'];
  if (mistake === 'otherPerson') return ['otherNif', 'otherName'];
  if (mistake === 'oneDigitOff') return ['otherNif', 'sameName'];
  if (mistake === 'otherName') return ['sameNif', 'otherName'];
  // The person of the request is named as well.
  if (mistake === 'onlyAsAnother') return ['otherNif', 'sameName'];
  if (mistake === 'onlyNumberAsAnother') return ['otherRoleNif', 'sameName'];
  return mistake === 'oldDate' ? ['sameNif', 'sameName', 'oldDocument'] : ['sameNif', 'sameName'];
};

const writings: readonly ((number: string) => string)[] = [
  (number) => number,
  (number) => number,
  (number) => number.replace(/(\d{3})(?=\d)/g, '$1 '),
  (number) => number.replace(/(\d{3})(?=\d)/g, '$1.'),
  (number) => number && `PT${number}`,
  (number) => [...number].join(' '),
];

const firstNames = [
  'Maria',
  'João',
  'Inês',
  'Tomás',
  'Conceição',
  'Luís',
  'Ângela',
  'Rui',
  'Beatriz',
  'Simão',
];
const lastNames = [
  'Araújo',
  'Magalhães',
  'Simões',
  'da Conceição',
  'Ferreira',
  'dos Santos',
  'Brandão',
  'e Sousa',
  'Teles',
  'Guimarães',
];

const makePerson = (prng: Prng): PaperPerson => {
  const firstEight = `${prng.int(1, 2)}${String(prng.int(0, 9_999_999)).padStart(7, '0')}`;
  const name = [prng.pick(firstNames), prng.pick(firstNames), prng.pick(lastNames), prng.pick(lastNames)];
  return { fullName: name.join(' '), fiscalNumber: `${firstEight}${nifCheckDigit(firstEight)}` };
};

const withOneDigitOff = (number: string, prng: Prng): string => {
  const at = prng.int(1, 8);
  const digit = (Number(number[at]) + prng.int(1, 9)) % 10;
  const changed = `${number.slice(0, at)}${digit}${number.slice(at + 1)}`;
  return isNif(changed) ? withOneDigitOff(number, prng) : changed;
};

const makeCode = (prng: Prng): string =>
  Array.from({ length: 12 }, (_, index) =>
    index === 3 ? String(prng.int(2, 9)) : prng.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789']),
  ).join('');
