import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { signInByForm } from '../../support/signInByForm';

const operator = 'operador@netatlantico.example.pt';
const administrator = 'admin@tsi.example.pt';
const arrivesAt = (path: string) =>
  waitFor(() => expect(window.location.pathname + window.location.search).toBe(path));

const server = sharedServer();
const open = (path: string, as?: string) => renderApp(path, { server: server(), ...(as && { as }) });

describe('2.2 Login', () => {
  it('has a title, and password managers can fill it', async () => {
    await open('/login');
    expect(await screen.findByRole('heading', { level: 1, name: 'Autenticação Prestador' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute(
      'autocomplete',
      'username webauthn',
    );
    expect(screen.getByLabelText('Palavra-passe')).toHaveAttribute('autocomplete', 'current-password');
  });

  it('is also written /Login', async () => {
    await open('/Login');
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeVisible();
  });

  it('requires both fields and sends nothing without them (5)', async () => {
    const { user, requests } = await open('/login');
    await user.click(await screen.findByRole('button', { name: 'Entrar' }));
    expect(await screen.findAllByText('Campo obrigatório.')).toHaveLength(2);
    expect(requests.filter(({ path }) => path.includes('login'))).toEqual([]);
  });

  it('shows a missing field after the press that left it, so that no button moves under the pointer (5)', async () => {
    const { user } = await open('/login');
    await user.click(await screen.findByRole('textbox', { name: 'E-mail' }));
    const link = screen.getByRole('link', { name: 'Esqueceu-se da palavra-passe?' });
    await user.pointer({ keys: '[MouseLeft>]', target: link });
    // Showing the message now would move the link away, and the click would be lost.
    expect(screen.queryByText('Campo obrigatório.')).not.toBeInTheDocument();
    await user.pointer({ keys: '[/MouseLeft]', target: document.body });
    expect(await screen.findByText('Campo obrigatório.')).toBeVisible();
  });

  it('is not in the history after signing in', async () => {
    const { user } = await open('/login');
    const entries = window.history.length;
    await signInByForm(user, administrator);
    await arrivesAt('/applications');
    expect(window.history).toHaveLength(entries);
  });

  it.each([
    ['an operator', operator, '/form'],
    ['an administrator', administrator, '/applications'],
  ])('leads %s Home', async (_who, username, home) => {
    const { user } = await open('/login');
    await signInByForm(user, username);
    await arrivesAt(home);
    expect(await screen.findByRole('button', { name: username })).toBeVisible();
    expect(JSON.parse(localStorage.getItem('currentUser') ?? '{}')).toMatchObject({ username });
  });

  it('shows the message of a refusal under the form, and stays (8)', async () => {
    const { user, requests } = await open('/login');
    await signInByForm(user, operator, 'not-the-password');
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(screen.getByLabelText('Palavra-passe')).toHaveValue('not-the-password');
    expect(window.location.pathname).toBe('/login');
    expect(localStorage.getItem('currentUser')).toBeNull();
    expect(requests.filter(({ path }) => path.includes('refresh'))).toEqual([]);
  });

  it('takes that message away with the next attempt, also with one that is not sent (8)', async () => {
    const { user } = await open('/login');
    await signInByForm(user, operator, 'not-the-password');
    await screen.findByRole('alert');
    await user.clear(screen.getByLabelText('Palavra-passe'));
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByText('Campo obrigatório.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('2.1 the wanted path', () => {
  it('is kept while signing in, with its query', async () => {
    const { user } = await open('/applicationManagement?from=mail');
    await arrivesAt('/login?redirect=%2FapplicationManagement%3Ffrom%3Dmail');
    await signInByForm(user, operator);
    await arrivesAt('/applicationManagement?from=mail');
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example'])(
    'is Home when it leads out of the application: %s',
    async (elsewhere) => {
      const { user } = await open(`/login?redirect=${encodeURIComponent(elsewhere)}`);
      await signInByForm(user, operator);
      await arrivesAt('/form');
    },
  );

  it('without its right leads Home', async () => {
    await open('/applications', operator);
    await arrivesAt('/form');
  });
});

describe('1 Header and menu', () => {
  it('signs out from the menu of the user', async () => {
    const { user } = await open('/noPermissions', operator);
    await user.click(await screen.findByRole('button', { name: operator }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sair' }));
    await arrivesAt('/login');
    expect(localStorage.getItem('currentUser')).toBeNull();
  });

  it.each([
    [
      'an operator',
      operator,
      [
        'Submeter Pedido',
        'Gerir Pedidos',
        'Manutenção da Tarifa Social',
        'Tarifas que vão terminar',
        'Integração',
      ],
    ],
    [
      'an administrator',
      administrator,
      [
        'Pedidos de Elegibilidade',
        'Manutenção da Tarifa Social',
        'Renovação',
        'Por aprovar',
        'Utilizadores',
        'Prestadores de Serviço',
        'Utilizadores dos Prestadores de Serviço',
        'Visão geral',
        'Registo de atividade',
        'Proteção de dados',
        'Textos de decisão',
        'Segunda pessoa',
        'Serviços externos',
        'Integração',
      ],
    ],
  ])('offers %s the screens that they may open', async (_who, as, items) => {
    await open('/noPermissions', as);
    const menu = await screen.findByRole('navigation', { name: 'Navegação principal' });
    for (const item of items) expect(await within(menu).findByRole('link', { name: item })).toBeVisible();
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(items);
  });

  it('links to help, and the footer to the contacts', async () => {
    await open('/login');
    expect(await screen.findByRole('link', { name: 'Ajuda' })).toHaveAttribute(
      'href',
      'https://example.pt/ajuda',
    );
    expect(screen.getByRole('link', { name: 'tarifasocial@example.pt' })).toBeVisible();
    expect(screen.getByRole('link', { name: '800 000 000' })).toHaveAttribute('href', 'tel:800000000');
  });
});

describe('2.1 other pages', () => {
  it('says that a user has no permissions', async () => {
    await open('/noPermissions', operator);
    expect(await screen.findByRole('heading', { name: 'Sem permissões atribuídas' })).toBeVisible();
  });

  it('says that a page does not exist, and leads Home', async () => {
    const { user } = await open('/nothing/here', operator);
    expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Ir para a página inicial' }));
    await arrivesAt('/form');
  });
});
