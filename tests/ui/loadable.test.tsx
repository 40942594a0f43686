import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { loadable } from '../../src/ui/loading/loadable';

const Field = () => <input aria-label="NIF" />;

const Greeting = ({ name }: { name: string }) => <p>Olá, {name}</p>;

const Waiting = ({ onWait }: { onWait: () => void }) => {
  onWait();
  return null;
};

const draw = (part: ReactNode) => {
  const waited = vi.fn();
  const view = render(<Suspense fallback={<Waiting onWait={waited} />}>{part}</Suspense>);
  return { ...view, waited };
};

it('renders a fallback, then the component that it fetches', async () => {
  const Part = loadable(async () => Greeting);
  const { waited } = draw(<Part name="Ana" />);
  expect(waited).toHaveBeenCalled();
  expect(await screen.findByText('Olá, Ana')).toBeVisible();
});

it('renders a prefetched component at once, and fetches it only once', async () => {
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

it('a loadable part keeps its state when its code arrives for another place', async () => {
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

it('a loadable part does not take a button of the fallback from under the pointer that presses it', async () => {
  const user = userEvent.setup({ delay: null });
  const goBack = vi.fn();
  let come = () => {};
  const fetched = new Promise<void>((resolve) => {
    come = resolve;
  });
  const Part = loadable(async () => {
    await fetched;
    return Greeting;
  });
  render(
    <Suspense
      fallback={
        <button type="button" onClick={goBack}>
          Voltar
        </button>
      }
    >
      <Part name="Ana" />
    </Suspense>,
  );
  const target = screen.getByRole('button', { name: 'Voltar' });
  await user.pointer({ keys: '[MouseLeft>]', target });
  await act(async () => come());
  await expect(screen.findByText('Olá, Ana', {}, { timeout: 500 })).rejects.toThrow();
  await user.pointer({ keys: '[/MouseLeft]', target });
  expect(goBack).toHaveBeenCalledOnce();
  expect(await screen.findByText('Olá, Ana')).toBeVisible();
});
