import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RevealTogether } from '../../../src/kit/layout/RevealTogether';

const Asking = ({ ask, retry }: { ask: () => Promise<string>; retry: boolean }) => {
  const { data } = useQuery({ queryKey: ['things', 'count'], queryFn: ask, retry });
  return <p>{data ?? 'unknown'}</p>;
};

/** Renders a page with a query; `pass` advances the clock. */
const open = async (ask: () => Promise<string>, { retry = false } = {}) => {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <RevealTogether>
        <Asking ask={ask} retry={retry} />
      </RevealTogether>
    </QueryClientProvider>,
  );
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await pass(100);
  return {
    pass,
    isKept: () => container.querySelector('.kit-reveal-together') !== null,
    skeletons: () => container.querySelectorAll('.ui-skeleton').length,
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('RevealTogether keeps the place of a page until all that it asks for is answered, however late', async () => {
  const { promise, resolve } = answerLater();
  const { pass, isKept } = await open(() => promise);
  await pass(5000);
  expect(isKept()).toBe(true);
  resolve('5');
  await pass(100);
  expect(screen.getByText('5')).toBeInTheDocument();
  expect(isKept()).toBe(false);
});

it('RevealTogether shows skeletons after a second, when what stands above them has its place', async () => {
  const { pass, skeletons } = await open(() => answerLater().promise);
  await pass(800);
  expect(skeletons()).toBe(0);
  await pass(200);
  expect(skeletons()).toBe(2);
});

it('RevealTogether shows a page whose call failed while it is tried again', async () => {
  const { isKept } = await open(async () => Promise.reject(new Error('lost')), { retry: true });
  expect(isKept()).toBe(false);
});

it('RevealTogether shows a page at last whose call is never answered', async () => {
  const { pass, isKept } = await open(() => answerLater().promise);
  await pass(10_000);
  expect(isKept()).toBe(false);
});

const answerLater = () => {
  let resolve: (answer: string) => void = () => undefined;
  const promise = new Promise<string>((answer) => {
    resolve = answer;
  });
  return { promise, resolve };
};
