import { describe, expect, it } from 'vitest';
import { type AuditDetail, auditDetails, type DetailWords } from '../../../contract/rules/auditDetails';
import type { PdfNote } from '../../../documents/pdfVerdict';
import { i18nProvider } from '../../../providers/i18nProvider/i18nProvider';
import { detailText } from '../../../resources/auditRecords/detailText';

const told = (
  detail: AuditDetail,
  action: 'view' | 'changeStatus' | 'claim' = 'view',
  subject = 'applications',
) => detailText({ action, subject: subject as 'applications', detail }, i18nProvider.translate);

/** A value of each kind that is no code. */
const examples: Readonly<Record<NonNullable<DetailWords['is']>, unknown>> = {
  number: 5,
  numbers: [5, 7],
  text: 'Nome',
  texts: ['Nome'],
  yesNo: true,
  moment: '2026-07-01T09:05:07Z',
  rights: ['ApplicationsModule_Reader'],
  fields: ['fiscalNumber', 'createdOn_gte'],
  searched: ['fiscalNumber'],
  resource: 'users',
  state: 7,
  hidden: ['abc'],
};

/** A word of the program, as `createdOn`, `fullName_gte` or `Applications_Reader`. */
const identifier = /[a-z][A-Z]|\w_\w|[[\]{}"]/;

const values = Object.entries(auditDetails).flatMap(([name, words]: [string, DetailWords]) => [
  ...Object.keys(words.codes ?? {}).map((code) => [name, code] as const),
  ...(words.is ? [[name, examples[words.is]] as const] : []),
]);

describe('the details of events', () => {
  it.each(values)('%s is told in words: %j', (name, value) => {
    const text = told({ [name]: value });
    const { is }: DetailWords = auditDetails[name as keyof typeof auditDetails];
    if (is === 'hidden') expect(text).toBe('');
    else expect(text.replace('JavaScript', '')).toMatch(/^[^:]+/);
    expect(text.replace('JavaScript', '')).not.toMatch(identifier);
    expect(text.split(/[ :]/)).not.toContain(name);
  });

  it.each<[string, AuditDetail]>([
    ['', { ids: [] }],
    ['', { until: null }],
    ['com chave de acesso', { by: 'passkey' }],
    ['Motivo: código errado', { reason: 'wrongCode' }],
    ['Procurado por: NIF; Resultados: 3', { by: ['fiscalNumber'], matching: 3 }],
  ])('say %j', (text, detail) => {
    expect(told(detail)).toBe(text);
  });

  it('name the user from whom a request was taken, not a state', () => {
    expect(told({ from: 7 }, 'claim', 'application')).toBe('Tomado ao utilizador n.º: 7');
  });

  it('have a text for everything that is noted of a document', () => {
    expect(auditDetails.notes.codes satisfies Record<PdfNote, string>).toBeDefined();
  });
});
