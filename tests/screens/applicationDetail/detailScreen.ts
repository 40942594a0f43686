import { screen, within } from '@testing-library/react';

/** The card with this name, once it is rendered. */
export const findCard = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });

/** What a card or group says: each term with its description. */
export const factsOf = (part: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    within(part)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );
