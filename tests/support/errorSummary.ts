import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Finds the focused error summary of a refused form, with this many fields. */
export const errorSummary = async (count: number) => {
  const name = count === 1 ? 'Há 1 campo por corrigir' : `Há ${count} campos por corrigir`;
  const summary = await screen.findByRole('alert', { name });
  await waitFor(() => expect(summary).toHaveFocus());
  return within(summary);
};
