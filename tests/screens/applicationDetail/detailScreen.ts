import { screen, within } from '@testing-library/react';

/** Finds the card with this name once it is rendered. */
export const findCard = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });

/** Returns the facts of a card or group: each term with its description. */
export const factsOf = (part: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    within(part)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );
