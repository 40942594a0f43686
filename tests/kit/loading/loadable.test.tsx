import { render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { loadable } from '../../../src/kit/loading/loadable';

const Greeting = ({ name }: { name: string }) => <p>Olá, {name}</p>;

const draw = (part: ReactNode) => {
  const waited = vi.fn();
  const Waiting = () => {
    waited();
    return null;
  };
  const view = render(<Suspense fallback={<Waiting />}>{part}</Suspense>);
  return { ...view, waited };
};

it('draws what is fetched when it is drawn, after a fallback', async () => {
  const Part = loadable(async () => Greeting);
  const { waited } = draw(<Part name="Ana" />);
  expect(waited).toHaveBeenCalled();
  expect(await screen.findByText('Olá, Ana')).toBeVisible();
});

it('draws what was fetched ahead at once, and fetches it only once', async () => {
  const fetch = vi.fn(async () => Greeting);
  await loadable(fetch).load();
  const Part = loadable(fetch);
  const { waited } = draw(<Part name="Rui" />);
  expect(screen.getByText('Olá, Rui')).toBeVisible();
  expect(waited).not.toHaveBeenCalled();
  expect(fetch).toHaveBeenCalledOnce();
});

it('tries again after a failure', async () => {
  const fetch = vi.fn(async () => Greeting);
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = loadable(fetch);
  await expect(Part.load()).rejects.toThrow('Failed to fetch');
  draw(<Part name="Eva" />);
  expect(await screen.findByText('Olá, Eva')).toBeVisible();
});

it('keeps what stands in it when its code arrives for another place', async () => {
  const Field = () => <input aria-label="NIF" />;
  const Part = loadable(async () => Field);
  const { rerender } = draw(<Part />);
  const field = await screen.findByRole('textbox', { name: 'NIF' });
  await Part.load();
  rerender(
    <Suspense>
      <Part />
    </Suspense>,
  );
  expect(screen.getByRole('textbox', { name: 'NIF' })).toBe(field);
});
