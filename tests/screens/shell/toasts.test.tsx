import { act, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, useNotify } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Notifications } from '../../../src/app/layout/Notifications';

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
});
