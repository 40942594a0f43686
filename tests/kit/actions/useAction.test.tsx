import { act, renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, HttpError, useNotificationContext } from 'ra-core';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { useAction } from '../../../src/kit/actions/useAction';

const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <CoreAdminContext>{children}</CoreAdminContext>
  </MemoryRouter>
);

const renderAction = (run: () => Promise<unknown>) => {
  const onSuccess = vi.fn();
  const onFailure = vi.fn();
  const { result } = renderHook(
    () => ({
      action: useAction<string>({
        run,
        successMessage: 'done',
        failureMessage: 'failed',
        onSuccess,
        onFailure,
      }),
      toasts: useNotificationContext().notifications.map(({ message }) => message),
    }),
    { wrapper },
  );
  return { result, onSuccess, onFailure };
};

describe('an action', () => {
  it('runs once however often it is started meanwhile, and can run again afterwards', async () => {
    const run = vi.fn(async () => undefined);
    const { result, onSuccess } = renderAction(run);
    act(() => {
      void result.current.action.start('a');
      void result.current.action.start('b');
    });
    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
    expect(run).toHaveBeenCalledOnce();
    expect(result.current.toasts).toEqual(['done']);

    act(() => void result.current.action.start('c'));
    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(2));
  });

  it.each([
    ['the first message of a 400', new HttpError('Recusado', 400), ['Recusado']],
    ['its own message otherwise', new HttpError('interno', 500), ['failed']],
  ])('tells %s', async (_, error, toasts) => {
    const { result, onSuccess, onFailure } = renderAction(() => Promise.reject(error));
    act(() => void result.current.action.start('a'));
    await waitFor(() => expect(onFailure).toHaveBeenCalledWith(error));
    expect(result.current.toasts).toEqual(toasts);
    expect(onSuccess).not.toHaveBeenCalled();
    await waitFor(() => expect(result.current.action.isRunning).toBe(false));
  });
});
