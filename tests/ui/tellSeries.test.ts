import { expect, it } from 'vitest';
import { tellSeries } from '../../src/ui/charts/tellSeries';

const tell = (values: readonly (number | null)[], hasTotal = true) =>
  tellSeries({
    name: 'Pedidos',
    values: values.map((value, index) => ({ text: `Linha ${index + 1}`, value })),
    format: String,
    hasTotal,
  });

it.each([
  [[3, 9, 5], 'Pedidos: 17 no total, de 3 (Linha 1) a 9 (Linha 2).'],
  [[9, 2, 9], 'Pedidos: 20 no total, de 2 (Linha 2) a 9 (Linha 1 e Linha 3).'],
  [[0, 0, 0, 4], 'Pedidos: 4 no total, de 0 a 4 (Linha 4).'],
  [[5, 5], 'Pedidos: 10 no total, sempre 5.'],
  [[null, 2, 4], 'Pedidos: 6 no total, de 2 (Linha 2) a 4 (Linha 3).'],
  [[null], 'Pedidos: sem valores.'],
  [[], 'Pedidos: sem valores.'],
])('tells a chart of %j', (values, sentence) => {
  expect(tell(values)).toBe(sentence);
});

it('has no total of values that do not add up', () => {
  expect(tell([1, 3], false)).toBe('Pedidos: de 1 (Linha 1) a 3 (Linha 2).');
});
