import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EmailText } from '../../src/ui/values/EmailText';

const lines = (text: string) => {
  const { container } = render(
    <p>
      <EmailText text={text} />
    </p>,
  );
  return container
    .querySelector('p')
    ?.innerHTML.replace(/<\/?span[^>]*>/g, '')
    .split(/<wbr[^>]*>/);
};

/** The words of a text that a browser never breaks, not even at their hyphens. */
const whole = (text: string) => {
  const { container } = render(<EmailText text={text} />);
  return [...container.querySelectorAll('.ui-whole')].map(({ textContent }) => textContent);
};

describe('a text with an e-mail address', () => {
  it('may be broken behind the @ and before each dot, and nowhere else', () =>
    expect(lines('Acessos de ana.reis@fibra-sul.example.pt')).toEqual([
      'Acessos de ana',
      '.reis@',
      'fibra-sul',
      '.example',
      '.pt',
    ]));

  it('is read and copied as it is', () => {
    lines('ana.reis@fibrasul.example.pt');
    expect(screen.getByText('ana.reis@fibrasul.example.pt')).toHaveTextContent(
      /^ana\.reis@fibrasul\.example\.pt$/,
    );
  });

  it('is one word to a screen reader', () => {
    render(
      <h1>
        <EmailText text="Acessos de ana.reis@fibrasul.example.pt" />
      </h1>,
    );
    expect(screen.getByRole('heading', { name: 'Acessos de ana.reis@fibrasul.example.pt' })).toBeVisible();
  });

  it('does not break at a hyphen, unless the part is longer than a line of a phone', () => {
    expect(whole('Acessos de ana-reis@fibra-sul.example.pt')).toEqual(['ana-reis@', 'fibra-sul']);
    expect(whole('apoio-aos-clientes-da-tarifa-social@fibrasul.example.pt')).toEqual([]);
  });

  it('without one stays whole', () => expect(lines('N.º 1.000')).toEqual(['N.º 1.000']));
});
