import { useState } from 'react';
import { RetryAlert } from '../../../../src/kit/data/RetryAlert';
import type { Play } from '../stage/ExampleModule';

/** Says that something could not be loaded, and tries again. */
export const Example = () => {
  const [error, setError] = useState<Error | null>(new Error('no answer'));
  return (
    <>
      <RetryAlert queries={[{ error, isFetching: false, refetch: () => setError(null) }]} />
      {!error && <p>Está tudo carregado.</p>}
    </>
  );
};

export const play: Play = async ({ screen, user, expect }) => {
  expect(screen.getByText('Não foi possível obter os dados.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Está tudo carregado.')).toBeVisible();
};
