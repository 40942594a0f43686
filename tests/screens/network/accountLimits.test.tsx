import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noticeHeader } from '../../../contract/rules/notice';
import { network } from '../../support/network';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { operator } from '../applicationForm/fillRequest';

const server = sharedServer();
afterEach(() => vi.restoreAllMocks());

const near = 'Já consultou a maior parte dos dados que a sua conta pode consultar numa hora.';
const over = 'A sua conta atingiu o limite de dados que pode consultar numa hora.';
const answerSearch = (response: () => Response) =>
  network.use(http.post('*/api/Application/search', response));

describe('a limit of the account', () => {
  it('that is near is told beside the list that was asked for', async () => {
    answerSearch(() =>
      HttpResponse.json(
        { items: [], totalItems: 0 },
        { headers: { [noticeHeader]: encodeURIComponent(near) } },
      ),
    );
    await renderApp('/applicationManagement', { as: operator, server: server() });
    expect(await screen.findByText(near)).toBeVisible();
  });

  it('that is reached is told in the words of the server, and the call is not tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const asked = vi.fn(() =>
      HttpResponse.json(
        { message: over },
        { status: 429, headers: { 'retry-after': '1200', [noticeHeader]: encodeURIComponent(over) } },
      ),
    );
    answerSearch(asked);
    await renderApp('/applicationManagement', { as: operator, server: server() });
    expect(await screen.findByText('Não foi possível apresentar os resultados.')).toBeVisible();
    expect(await screen.findByText(over)).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
