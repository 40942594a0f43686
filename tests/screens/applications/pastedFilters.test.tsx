import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeApplication, makeOperator } from '../../support/builders';
import { renderApp } from '../../support/renderApp';
import { createTestServer } from '../../support/testServer';
import { searches, textbox } from './listScreen';

/** Opens the list of an operator whose provider has one request. */
const open = async () => {
  const server = await createTestServer({ seed: 'empty' });
  onTestFinished(() => server.close());
  const operator = await makeOperator(server.db);
  const application = await makeApplication(server.db, { providerId: operator.parentId ?? 0 });
  const { user, requests } = await renderApp('/applicationManagement', { as: operator.username, server });
  return { user, id: application.id, sent: () => searches(requests, '/api/Application/search') };
};

describe('2.5 what is pasted into a filter', () => {
  it('finds no other request by a number that is too long', async () => {
    const { user, sent, id } = await open();
    const field = await screen.findByRole('textbox', { name: 'N.º do pedido' });
    await user.click(field);
    await user.paste(String(id).padEnd(11, '0'));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^O valor máximo é 2.147.483.647\.$/));
    await user.keyboard('{Enter}');
    expect(sent()).toHaveLength(1);
    await user.clear(field);
    await user.paste('1234567890');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ id: 1_234_567_890 }));
    expect(await screen.findByText('Não foram encontrados resultados')).toBeVisible();
  });

  it.each([' 1000-205', '\u00a01000-205', '1000–205', '\u202a1000-205\u202c', '1000 205'])(
    'searches for the postal code pasted as %j',
    async (text) => {
      const { user, sent } = await open();
      await user.click(await screen.findByRole('textbox', { name: 'Código postal' }));
      await user.paste(text);
      expect(textbox('Código postal')).toHaveValue('1000-205');
      await user.keyboard('{Enter}');
      await waitFor(() => expect(sent().at(-1)).toMatchObject({ postCode: '1000-205' }));
    },
  );

  it.each(['\u202aana@example.pt\u202c', 'ana@exam\u00adple.pt', '\u00a0ana@example.pt\u200b'])(
    'searches for the e-mail pasted as %j',
    async (text) => {
      const { user, sent } = await open();
      await user.click(await screen.findByRole('textbox', { name: 'E-mail do prestador' }));
      await user.paste(text);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(sent().at(-1)).toMatchObject({ providerEmail: 'ana@example.pt' }));
    },
  );
});
