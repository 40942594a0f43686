import { describe, expect, it } from 'vitest';
import { growthOf } from '../../../../tests/support/costs';
import { personFinder, withoutMentions } from '../../server/erasure/personFinder';

const find = personFinder([
  { nif: '290000033', name: 'Zulmira Quitéria de São-João' },
  { nif: '290000017', name: 'João Teste 1' },
  { nif: '', name: 'Zulmira' },
]);
const left = (text: string) => withoutMentions(text, find(text), '*');

describe('a person is found in a text', () => {
  it.each([
    ['290000033', '*'],
    ['NIF:290000033.', 'NIF:*.'],
    ['PT290000033', 'PT*'],
    ['290 000 033', '*'],
    ['290\u00a0000\u2009033', '*'],
    ['290.000.033 e 290-000-017', '* e *'],
    ['2 9 0 0 0 0 0 3 3', '*'],
    ['290 - 000 / 033', '*'],
    ['290–000–033', '*'],
    ['1. 290000033\n2. 290000017', '1. *\n2. *'],
    ['lista290000033001.xlsx', 'lista*001.xlsx'],
    ['Caso João Teste 1 urgente', 'Caso * urgente'],
    ['joao teste 1', '*'],
    ['JOÃO TESTE 1 urgente', '* urgente'],
    ['Joa\u0303o  Teste\n1', '*'],
    ['de ZULMIRA QUITERIA DE SAO JOAO, viúva', 'de *, viúva'],
    ['zulmira_quiteria-de são joão.pdf', '*.pdf'],
    ['Ção: zulmira quitéria de são joão', 'Ção: *'],
  ])('%j', (text, expected) => expect(left(text)).toBe(expected));
});

describe('others are not taken for the person', () => {
  it.each([
    'Zulmira',
    'Zulmira Quitéria',
    'João Teste 12',
    'Maria João Testemunha 1',
    'joao.teste.1@correio.example',
    '290 casas, 000 ruas e 033 portas',
    '290000034',
    'PT29000003',
    '290000 (nada aqui) 033',
    '',
  ])('%j', (text) => expect(find(text)).toEqual([]));
});

it('one word is found where that is asked for', () => {
  expect(personFinder([{ nif: '', name: 'Zulmira' }], 1)('pedido de ZULMIRA')).toHaveLength(1);
});

describe('the cost of a text grows with its length', () => {
  const filling = { size: 20_000, factor: 8, enough: 32 };
  it.each([
    ['digits', () => '1'],
    ['digits and blanks', (at: number) => (at % 2 ? ' ' : '2')],
    ['blanks', () => ' '],
    ['marks', (at: number) => (at % 2 ? '\u0301' : '\u0316')],
    ['the first words of a name', (at: number) => (at % 2 ? 'joao ' : 'teste ')],
    ['words and long gaps', (at: number) => (at % 500 ? '-' : 'joao')],
    ['letters with accents', () => 'ã'],
  ])('%s', (_, letter) => {
    const make = (size: number) => Array.from({ length: size }, (_each, at) => letter(at)).join('');
    expect(growthOf(make, find, filling)).toBeLessThan(filling.enough);
  });
});
