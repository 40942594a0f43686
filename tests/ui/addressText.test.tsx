import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AddressText } from '../../src/ui/values/AddressText';

/** The words of a text that a browser never breaks, not even at their hyphens. */
const whole = (text: string) => {
  const { container } = render(<AddressText text={text} />);
  return [...container.querySelectorAll('.ui-whole')].map(({ textContent }) => textContent);
};

describe('a text with a postal code', () => {
  it.each([
    'Código postal 7580-263',
    '7580-263, Rua do Sol, Alcácer do Sal',
    'Código postal: 1000 (no pedido: 7580-263)',
  ])('keeps it in one piece, and is read as it is: %s', (text) => {
    expect(whole(text)).toEqual(['7580-263']);
    expect(document.body).toHaveTextContent(text);
  });

  it.each(['25-11-2026', '7580-2634', '17580-263', 'guarda-chuva'])(
    'leaves other hyphens alone: %s',
    (text) => expect(whole(text)).toEqual([]),
  );
});
