import { expect, it } from 'vitest';
import { i18nProvider } from '../../../providers/i18nProvider/i18nProvider';

const { translate } = i18nProvider;

it('9 a summary has its numbers in groups, from five digits on', () => {
  expect(translate('kit.pagination.summary', { from: 1, to: 10, total: 9999 })).toBe(
    '1-10 de 9999 resultados',
  );
  expect(translate('kit.pagination.summary', { from: 99_991, to: 100_000, total: 1_000_316 })).toBe(
    '99\u00a0991-100\u00a0000 de 1\u00a0000\u00a0316 resultados',
  );
});

it('a count still chooses between one and many', () => {
  expect(translate('kit.selection.count', { smart_count: 1 })).toBe('1 selecionado');
  expect(translate('kit.selection.count', { smart_count: 12_000 })).toBe('12\u00a0000 selecionados');
});

it('the number of a request is a name, and stays as it is', () =>
  expect(translate('applicationDetail.title.request', { id: 1_000_316 })).toBe('Pedido 1000316'));

it('a text is filled as it is', () =>
  expect(translate('kit.files.remove', { filename: '$& 10000.pdf' })).toBe('Remover $& 10000.pdf'));
