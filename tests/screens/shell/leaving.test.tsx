import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeProvider } from '../../support/builders';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { fill, operator, submitButton, textbox } from '../applicationForm/fillRequest';
import { button, combobox, heading } from '../users/recordScreen';

const server = sharedServer();
const question = () => screen.findByRole('dialog', { name: 'Pretende sair desta página?' });
const noQuestion = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: /Pretende sair/ })).not.toBeInTheDocument());
const answer = async (text: 'Sim' | 'Não') => within(await question()).getByRole('button', { name: text });
const isTabHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const at = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

const openRequest = async () => {
  const app = await renderApp('/form', { as: operator, server: server() });
  await submitButton();
  return app;
};
const openProvider = async () => {
  const { id } = await makeProvider(server().db, { name: 'Antes' });
  const app = await renderApp('/providers', { as: 'admin@tsi.example.pt', server: server() });
  const links = await screen.findAllByRole('link', { name: 'Editar' });
  const link = links.find((each) => each.getAttribute('href') === `/providers/${id}/edit`);
  if (!link) throw new Error('The provider is not listed');
  await app.user.click(link);
  await heading('Alterar Prestador de Serviço Antes');
  await waitFor(() => expect(combobox('Estado')).toHaveTextContent('Ativo'));
  return { ...app, path: `/providers/${id}/edit` };
};

describe('a changed form that is left', () => {
  it('asks first, says that the draft is kept, and stays as it was after Não', async () => {
    const { user } = await openRequest();
    await fill(user, textbox('Nome completo'), 'Rosa Antunes');
    expect(isTabHeld()).toBe(true);
    const link = screen.getByRole('link', { name: 'Gerir Pedidos' });
    await user.click(link);
    expect(await question()).toHaveTextContent(/fica guardado neste dispositivo durante 24 horas/);
    await user.click(await answer('Não'));
    await noQuestion();
    expect(window.location.pathname).toBe('/form');
    expect(textbox('Nome completo')).toHaveValue('Rosa Antunes');

    await user.click(link);
    await user.click(await answer('Sim'));
    await at('/applicationManagement');
    expect(isTabHeld()).toBe(false);
  });

  it('asks nothing when nothing was changed, or when it was changed back', async () => {
    const { user } = await openRequest();
    await fill(user, textbox('Nome completo'), 'R');
    await user.clear(textbox('Nome completo'));
    expect(isTabHeld()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Gerir Pedidos' }));
    await at('/applicationManagement');
    await noQuestion();
  });

  it('says before a sign-out that the draft goes with the session', async () => {
    const { user } = await openRequest();
    await fill(user, textbox('Nome completo'), 'Rosa Antunes');
    await user.click(screen.getByRole('button', { name: operator }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sair' }));
    expect(await question()).toHaveTextContent(/é eliminado deste dispositivo/);
    await user.click(await answer('Não'));
    await noQuestion();
    expect(textbox('Nome completo')).toHaveValue('Rosa Antunes');
    await user.click(screen.getByRole('button', { name: operator }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sair' }));
    await user.click(await answer('Sim'));
    expect(await screen.findByRole('heading', { name: 'Autenticação Prestador' })).toBeVisible();
  });

  it("asks on the browser's way back too, which 'Sim' then goes", async () => {
    const { user, path } = await openProvider();
    await fill(user, screen.getByRole('textbox', { name: 'Nome' }), ' e depois');
    window.history.back();
    expect(await question()).toHaveTextContent('As alterações que ainda não gravou perdem-se.');
    await at(path);
    await user.click(await answer('Não'));
    await noQuestion();
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Antes e depois');
    window.history.back();
    await user.click(await answer('Sim'));
    await at('/providers');
    expect(await screen.findByRole('table', { name: 'Prestadores de Serviço' })).toBeVisible();
  });

  it('asks nothing once it was saved', async () => {
    const { user } = await openProvider();
    await fill(user, screen.getByRole('textbox', { name: 'Nome' }), ' e depois');
    await user.click(button('Voltar'));
    await user.click(await answer('Não'));
    await noQuestion();
    await user.click(button('Gravar'));
    await at('/providers');
    expect(await screen.findByText('Prestador atualizado com sucesso.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
