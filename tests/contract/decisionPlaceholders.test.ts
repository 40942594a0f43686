import { expect, it } from 'vitest';
import { fillPlaceholders, openPlaceholder } from '../../contract/rules/decisionPlaceholders';

it.each([
  [
    'O documento {documento} é de {data}.',
    { data: '22-11-2026' },
    'O documento {documento} é de 22-11-2026.',
  ],
  ['{documento} e {documento}', { documento: 'irs.pdf' }, 'irs.pdf e irs.pdf'],
  ['{outro} {Documento} {toString}', { documento: 'irs.pdf' }, '{outro} {Documento} {toString}'],
  ['', {}, ''],
])("'%s' is filled with what is known: %j", (text, values, filled) => {
  expect(fillPlaceholders(text, values)).toBe(filled);
});

it('the first placeholder that is open is found, and nothing else in braces', () => {
  expect(openPlaceholder('Até {data}, {documento}')).toEqual({ start: 4, end: 10 });
  expect(openPlaceholder('{x} {} data')).toBeUndefined();
});
