import { act, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, useNotify } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TellNotifications } from '../../../src/kit/notifications/TellNotifications';
import { ToastStack } from '../../../src/kit/notifications/ToastStack';
import { toasts } from '../../../src/kit/notifications/toasts';

const Notifier = () => {
  const notify = useNotify();
  return (
    <button
      type="button"
      onClick={() => {
        notify('Primeiro.');
        notify('Segundo.', { type: 'success' });
      }}
    >
      notify
    </button>
  );
};

const SignedIn = () => (
  <MemoryRouter>
    <CoreAdminContext>
      <Notifier />
      <TellNotifications />
    </CoreAdminContext>
  </MemoryRouter>
);

/** The two parts of the application, below the one stack of toasts. */
const Application = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <>
    {isSignedIn && <SignedIn />}
    <ToastStack />
  </>
);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('9 Toasts', () => {
  it('of who was signed in are all told, the waiting ones too, when they no longer are', async () => {
    const { rerender } = render(<Application isSignedIn />);
    fireEvent.click(screen.getByRole('button', { name: 'notify' }));
    await pass(0);
    const toast = screen.getByRole('alert');
    expect(toast).toHaveTextContent('Primeiro.');
    rerender(<Application isSignedIn={false} />);
    act(() => toasts.tell('Sessão expirada', 'warning'));
    await pass(5900);
    expect(toast).toBeVisible();
    await pass(200);
    expect(screen.getByRole('alert')).toHaveTextContent('Segundo.');
    await pass(6000);
    expect(screen.getByRole('alert')).toHaveTextContent('Sessão expirada');
  });

  it('stand at the top for 6000 ms, one after the other, longer under the pointer', async () => {
    render(<ToastStack />);
    act(() => {
      toasts.tell('Primeiro.', 'success');
      toasts.tell('Segundo.', 'error');
    });
    await pass(5900);
    expect(screen.getByRole('alert')).toHaveTextContent('Primeiro.');
    await pass(200);
    expect(screen.getByRole('alert')).toHaveTextContent('Segundo.');
    fireEvent.pointerEnter(screen.getByRole('alert'));
    await pass(20_000);
    fireEvent.pointerLeave(screen.getByRole('alert'));
    await pass(5900);
    expect(screen.getByRole('alert')).toHaveTextContent('Segundo.');
    await pass(200);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
