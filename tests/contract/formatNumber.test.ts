import { expect, it } from 'vitest';
import { formatNumber } from '../../contract/rules/formatNumber';

it.each([
  [0, '0'],
  [1000, '1000'],
  [9999, '9999'],
  [10_000, '10\u00a0000'],
  [1_234_567, '1\u00a0234\u00a0567'],
  [1.5, '1,5'],
])('%d is written %s', (number, text) => expect(formatNumber(number)).toBe(text));
