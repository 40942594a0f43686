import { act, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, useNotify } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormDialog } from '../../../src/kit/dialogs/FormDialog';
import { Notification } from '../../../src/kit/notifications/Notification';
import { Select } from '../../../src/ui/fields/Select';
import { LatestToast } from '../../../src/ui/toasts/LatestToast';
import { toasts } from '../../../src/ui/toasts/toasts';

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
      <Notification />
    </CoreAdminContext>
  </MemoryRouter>
);

/** Stands for the application: toasts show with and without the signed-in part. */
const Application = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <>
    {isSignedIn && <SignedIn />}
    <LatestToast />
  </>
);

const choices = [{ id: 1, text: 'Outro' }];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('9 Toasts', () => {
  it('stay after the end of the session, until a newer one comes', async () => {
    const { rerender } = render(<Application isSignedIn />);
    fireEvent.click(screen.getByRole('button', { name: 'notify' }));
    await pass(0);
    const toast = screen.getByRole('alert');
    expect(toast).toHaveTextContent('Segundo.');
    rerender(<Application isSignedIn={false} />);
    await pass(5000);
    expect(toast).toBeVisible();
    act(() => toasts.show('Sessão expirada', 'warning'));
    expect(screen.getByRole('alert')).toHaveTextContent('Sessão expirada');
  });

  it('are at the top for 6000 ms, longer under the pointer; a newer one replaces the older at once', async () => {
    render(<LatestToast />);
    act(() => toasts.show('Primeiro.', 'success'));
    await pass(5900);
    expect(screen.getByRole('alert')).toHaveTextContent('Primeiro.');
    act(() => toasts.show('Segundo.', 'error'));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Segundo.');
    await pass(5900);
    fireEvent.pointerEnter(screen.getByRole('alert'));
    await pass(20_000);
    fireEvent.pointerLeave(screen.getByRole('alert'));
    await pass(5900);
    expect(screen.getByRole('alert')).toHaveTextContent('Segundo.');
    await pass(200);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('are closed by Escape before the dialog below them, and after the options of a select', async () => {
    const close = vi.fn();
    render(
      <>
        <FormDialog open title="Ativação" onCancel={close}>
          <Select
            id="s"
            label="Motivo"
            error={false}
            required={false}
            value=""
            choices={choices}
            onChange={vi.fn()}
          />
        </FormDialog>
        <LatestToast />
      </>,
      { wrapper: CoreAdminContext },
    );
    act(() => toasts.show('Falhou.', 'error'));
    const select = screen.getByRole('combobox', { name: 'Motivo' });
    fireEvent.click(select);
    fireEvent.keyDown(select, { key: 'Escape' });
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeVisible();
    fireEvent.keyDown(select, { key: 'Escape' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(close).not.toHaveBeenCalled();
    fireEvent.keyDown(select, { key: 'Escape' });
    expect(close).toHaveBeenCalledOnce();
  });
});
