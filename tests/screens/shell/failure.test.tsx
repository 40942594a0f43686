import { render, screen } from '@testing-library/react';
import { HttpError, I18nContextProvider, NotificationContextProvider, useNotificationContext } from 'ra-core';
import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { i18nProvider } from '../../../providers/i18nProvider/i18nProvider';
import { Failure } from '../../../src/app/layout/Failure';
import { LoadFailure } from '../../../src/gate/boot/LoadFailure';
import { useNotifyFailure } from '../../../src/kit/notifications/useNotifyFailure';

describe('an error that nothing caught', () => {
  it('is shown in Portuguese, with a reference that is in the log', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    render(
      <I18nContextProvider value={i18nProvider}>
        <Failure error={new Error('broken')} />
      </I18nContextProvider>,
    );
    const reference = /referência ([0-9a-f]{8})/.exec(screen.getByRole('alert').textContent)?.[1];
    expect(reference).toBeDefined();
    expect(log).toHaveBeenCalledWith(
      `Reference ${reference}`,
      expect.objectContaining({ message: 'broken' }),
    );
    expect(screen.getByRole('link', { name: 'Voltar à página inicial' })).toHaveAttribute('href', '/');
    log.mockRestore();
  });
});

const Absent = (): never => {
  throw new TypeError('Failed to fetch dynamically imported module');
};

describe('8 a part of the application that could not be loaded', () => {
  it('is shown, with a retry button', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    render(
      <LoadFailure>
        <Absent />
      </LoadFailure>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Verifique a ligação à internet');
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    log.mockRestore();
  });
});

const Told = ({ error }: { error: unknown }) => {
  const notifyFailure = useNotifyFailure();
  const { notifications } = useNotificationContext();
  useEffect(() => notifyFailure(error, 'generic'), [notifyFailure, error]);
  return notifications.map(({ message }) => <p key={String(message)}>{message}</p>);
};

describe('8 Error catalogue: the toast of a failed operation', () => {
  it.each([
    ['the first message of a 400', new HttpError('NIF inválido', 400), 'NIF inválido'],
    ['the generic message of a 400 without one', new HttpError('', 400), 'generic'],
    ['the generic message of another status', new HttpError('Interno', 500), 'generic'],
    ['the generic message of a network error', new TypeError('Failed to fetch'), 'generic'],
  ])('is %s', (_what, error, message) => {
    render(
      <NotificationContextProvider>
        <Told error={error} />
      </NotificationContextProvider>,
    );
    expect(screen.getByText(message)).toBeInTheDocument();
  });

  it('is not shown for a 401, which ends the session with its own toast', () => {
    const { container } = render(
      <NotificationContextProvider>
        <Told error={new HttpError('', 401)} />
      </NotificationContextProvider>,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
