import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { FactorsOfPerson } from '../../../modules/factors/contract/factors';
import { listCalls } from '../../../server/http/listCalls';
import { makeOperator } from '../../support/builders';
import { network } from '../../support/network';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();
const question = () => screen.findByRole('dialog', { name: 'Pretende sair desta página?' });
const isTabHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** How a person comes to see what a call shows once; returns what ends it by saying that it is kept. */
const shows = {
  recoveryCodes: async () => {
    const { username } = await makeOperator(server().db);
    const factors: FactorsOfPerson = {
      factors: [
        { id: 1, kind: 'codes', name: 'Telemóvel', createdOn: '2026-01-01T00:00:00Z', lastUsedOn: null },
      ],
      recoveryCodes: 1,
      requiredOn: null,
      removalDueOn: null,
      hasPassword: true,
    };
    network.use(
      http.get('*/api/Factors/get-factors', () => HttpResponse.json({ data: factors })),
      http.post('*/api/Factors/renew-recovery-codes', () =>
        HttpResponse.json({ data: { recoveryCodes: ['aaaaa-bbbbb'] } }),
      ),
    );
    const { user } = await renderApp('/applicationManagement', { as: username, server: server() });
    await user.click(await screen.findByRole('button', { name: username }));
    await user.click(screen.getByRole('menuitem', { name: 'A minha conta' }));
    await user.click(await screen.findByRole('button', { name: 'Criar novos códigos de recuperação' }));
    await user.click(await screen.findByRole('button', { name: 'Sim' }));
    expect(await screen.findByText('aaaaa-bbbbb')).toBeVisible();
    return { user, kept: screen.getByRole('button', { name: 'Já guardei os códigos' }) };
  },
  secret: async () => {
    const { user } = await renderApp('/applicationManagement', {
      as: 'prestador@netatlantico.example.pt',
      server: server(),
    });
    await user.click(await screen.findByRole('link', { name: 'Integração' }));
    await user.click(await screen.findByRole('radio', { name: 'Produção' }));
    await user.click(await screen.findByRole('tab', { name: 'Chaves' }));
    await user.click(await screen.findByRole('button', { name: 'Criar cliente' }));
    const form = within(await screen.findByRole('dialog', { name: 'Criar cliente' }));
    await user.type(form.getByRole('textbox', { name: 'Nome do sistema' }), 'CRM');
    await user.click(form.getByRole('button', { name: 'Confirmar' }));
    const shown = await screen.findByRole('dialog', { name: 'Guarde o segredo agora' });
    return { user, kept: within(shown).getByRole('button', { name: 'Já o guardei' }) };
  },
};

/** Which of them each call leads to; a generator's secret may be asked for again until a code confirms it. */
const shownBy: Readonly<Record<string, keyof typeof shows | 'again'>> = {
  addGenerator: 'recoveryCodes',
  addPasskey: 'recoveryCodes',
  addRequiredGenerator: 'recoveryCodes',
  renewRecoveryCodes: 'recoveryCodes',
  beginGenerator: 'again',
  beginRequiredGenerator: 'again',
  createApiClient: 'secret',
  addApiClientKey: 'secret',
  createWebhook: 'secret',
  rotateWebhookSecret: 'secret',
};

it('every call that answers with something shown once is known here', () => {
  const isShown = /"(recoveryCodes":\{"type":"array"|secret":\{)/;
  const showing = listCalls().filter(({ call }) => {
    if (!('answer' in call)) return false;
    return isShown.test(JSON.stringify(z.toJSONSchema(call.answer, { unrepresentable: 'any' })));
  });
  expect(showing.map(({ name }) => name).toSorted()).toEqual(Object.keys(shownBy).toSorted());
});

it.each(Object.keys(shows) as (keyof typeof shows)[])(
  '%s asks before the page is left with it',
  async (what) => {
    const { user, kept } = await shows[what]();
    expect(isTabHeld()).toBe(true);
    window.history.back();
    const asked = await question();
    expect(asked).toHaveTextContent('O que está a ver só é mostrado agora.');
    await user.click(within(asked).getByRole('button', { name: 'Não' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Pretende sair/ })).toBeNull());
    expect(kept).toBeVisible();
    await user.click(kept);
    await waitFor(() => expect(isTabHeld()).toBe(false));
  },
);
