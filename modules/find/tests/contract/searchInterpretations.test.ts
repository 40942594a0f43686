import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validNif } from '../../../../tests/support/nifs';
import { interpretationsOf } from '../../contract/searchInterpretations';

const short = (typed: string) =>
  interpretationsOf(typed).map(({ kind, value, problem }) =>
    [kind, value, ...(problem ? [problem] : [])].join(' '),
  );

const nif = validNif(1234);
const spaced = `${nif.slice(0, 3)} ${nif.slice(3, 6)} ${nif.slice(6)}`;
const wrong = `${nif.slice(0, 8)}${(Number(nif[8]) + 1) % 10}`;

describe('what somebody may have typed who looks for a request', () => {
  it.each([
    ['', []],
    ['   ', []],
    ['Maria', []],
    ['12a', []],
    ['0', []],
    [nif, [`nif ${nif}`]],
    [spaced, [`nif ${nif}`]],
    [` ${spaced.replaceAll(' ', '.')} `, [`nif ${nif}`]],
    [spaced.replaceAll(' ', '\u00a0'), [`nif ${nif}`]],
    [`PT ${spaced}`, [`nif ${nif}`]],
    [`pt${nif}`, [`nif ${nif}`]],
    [wrong, [`nif ${wrong} checkDigit`]],
    ['512345678', ['nif 512345678 start']],
    ['PT12345678', ['nif 12345678 length']],
    ['154', ['number 154']],
    ['#154', ['number 154']],
    ['n.º 154', ['number 154']],
    ['Pedido 154', ['number 154']],
    [`Pedido ${nif}`, [`number ${Number(nif)}`]],
    ['12.345', ['number 12345']],
    ['1000', ['number 1000', 'postCode 1000']],
    ['1000-001', ['postCode 1000-001']],
    ['1000 001', ['postCode 1000-001']],
    ['1000001', ['number 1000001', 'postCode 1000-001']],
    ['0400', ['number 400', 'postCode 0400']],
    ['9999999999', []],
    ['#2147483647', ['number 2147483647']],
    ['#2147483648', []],
    ['#1000-001', ['number 1000001']],
    ['11000-001', ['number 11000001']],
    ['1000-0011', ['number 10000011']],
    ['12#34', []],
    ['12 pedido', []],
    ['ana@example.pt', ['email ana@example.pt']],
    ['ana@', ['email ana@ incomplete']],
    [' ana@example.pt\t', ['email ana@example.pt']],
    ['\u202aana@exam\u00adple.pt\u202c', ['email ana@example.pt']],
    [`\u2066${nif}\u2069`, [`nif ${nif}`]],
    [`${'a'.repeat(299)}@example.pt`, [`email ${'a'.repeat(299)}@ incomplete`]],
  ])('%j is %j', (typed, interpretations) => {
    expect(short(typed)).toEqual(interpretations);
  });

  it('is searched for by every filter that it may be meant for', () => {
    const filtersOf = (typed: string) => interpretationsOf(typed).flatMap(({ filters }) => filters);
    expect(filtersOf(nif)).toEqual(['fiscalNumber', 'studentFiscalNumber']);
    expect(filtersOf('ana@example.pt')).toEqual(['providerEmail', 'createdBy']);
    expect(filtersOf('1000')).toEqual(['id', 'postCode']);
  });

  it('never throws, and gives nothing that a search would refuse', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[PT\d .-]{0,14}$/)), (typed) => {
        for (const { kind, value, problem } of interpretationsOf(typed)) {
          if (problem) continue;
          seen.add(kind);
          if (kind === 'nif') expect(value).toMatch(/^[123]\d{8}$/);
          if (kind === 'number') expect(Number(value)).toBeLessThanOrEqual(2_147_483_647);
          if (kind === 'postCode') expect(value).toMatch(/^\d{4}(-\d{3})?$/);
        }
      }),
      { examples: [[spaced], ['2147483647'], ['1000-001']] },
    );
    expect([...seen]).toEqual(expect.arrayContaining(['nif', 'number', 'postCode']));
  });
});
