import { render, screen } from '@testing-library/react';
import { HttpError, NotificationContextProvider, useNotificationContext } from 'ra-core';
import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { factsOf } from '../../../src/app/layout/reportFailure';
import { useNotifyFailure } from '../../../src/kit/notifications/useNotifyFailure';
import { LoadFailure } from '../../../src/public/boot/LoadFailure';

describe('what the log is told of a page that could not be drawn', () => {
  const failure = (name: string, stack: string) =>
    Object.assign(new Error('Maria, 123456789'), { name, stack });

  it.each([
    [
      'the kind, the pattern of the path and the places in the scripts',
      failure('TypeError', 'at Row (https://tsi.example.pt/assets/List-Ab3_.js:1:23)\n at main.ts:4:5'),
      '/applications/1204/details',
      { name: 'TypeError', screen: '/applications/:id/details', at: ['assets/List-Ab3_.js:1:23'] },
    ],
    [
      'nothing else, whatever was thrown',
      failure('Maria 123456789', 'Maria\n at Maria:123456789'),
      '/maria@example.pt',
      { name: 'Error', screen: '/', at: [] },
    ],
    ['even where it is no error', 'Maria', '/form', { name: 'string', screen: '/form', at: [] }],
  ])('is %s', (_what, error, path, facts) => {
    expect(factsOf(error, path)).toEqual(facts);
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

const ReportedError = ({ error }: { error: unknown }) => {
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
        <ReportedError error={error} />
      </NotificationContextProvider>,
    );
    expect(screen.getByText(message)).toBeInTheDocument();
  });

  it('is not shown for a 401, which ends the session with its own toast', () => {
    const { container } = render(
      <NotificationContextProvider>
        <ReportedError error={new HttpError('', 401)} />
      </NotificationContextProvider>,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
