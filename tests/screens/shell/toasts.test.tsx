import { act, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, useNotify } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Notifications } from '../../../src/app/layout/Notifications';
import { Toasts } from '../../../src/app/light/Toasts';
import { toasts } from '../../../src/app/light/toasts';

const Notifier = () => {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => notify('Gravado.')}>
      notify
    </button>
  );
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('9 Toasts', () => {
  it('stand at the top for 6000 ms', async () => {
    render(
      <MemoryRouter>
        <CoreAdminContext>
          <Notifier />
          <Notifications />
        </CoreAdminContext>
      </MemoryRouter>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'notify' }));
    await pass(0);
    const toast = screen.getByText('Gravado.');
    expect(toast).toHaveRole('alert');
    await pass(5900);
    expect(toast).toBeInTheDocument();
    await pass(200);
    await pass(1000);
    expect(toast).not.toBeInTheDocument();
  });

  it('of the screens without session do so too, one after the other, longer under the pointer', async () => {
    render(<Toasts />);
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
