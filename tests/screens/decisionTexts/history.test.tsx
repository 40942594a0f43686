import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { decisionTexts } from '../../../server/db/schema/decisionTexts';
import { makeAdministrator } from '../../support/builders';
import { network } from '../../support/network';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();
const administrator = 'admin@tsi.example.pt';

let made = 0;
let id: number;
beforeEach(async () => {
  made += 1;
  const [text] = await server()
    .db.insert(decisionTexts)
    .values({ title: `Motivo ${made}`, text: 'O que se lê.', order: 100, active: true })
    .returning();
  id = text?.id ?? 0;
});

/** Changes the text as a user does elsewhere. */
const change = async (values: object, username = administrator) => {
  const { accessToken } = await server().signIn(username);
  const answer = await server().fetch(`/api/decisionTexts/${id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(values),
  });
  expect(answer.status).toBe(200);
};
const stored = async () =>
  (await server().db.select().from(decisionTexts).where(eq(decisionTexts.id, id)))[0];

const open = async (as = administrator) => {
  cleanup();
  const opened = await renderApp(`/decisionTexts/${id}/details`, { as, server: server() });
  await screen.findByRole('heading', { level: 1, name: /Texto de decisão/ });
  return opened;
};
const section = () => screen.findByRole('region', { name: 'Histórico' });
const versions = async () => within(await section()).findAllByRole('listitem');
const showHistory = async (as?: string) => {
  const opened = await open(as);
  await opened.user.click(await within(await section()).findByRole('button', { name: 'Mostrar histórico' }));
  return opened;
};
/** Returns the cells of each row of a table, without its headings. */
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

describe('the history of a text of decisions', () => {
  it('is asked for only when it is unfolded, and can be folded again', async () => {
    const { user, requests } = await open();
    const show = await within(await section()).findByRole('button', { name: 'Mostrar histórico' });
    expect(show).toHaveAttribute('aria-expanded', 'false');
    const asked = () => requests.filter(({ path }) => path.includes('/history'));
    expect(asked()).toEqual([]);
    await user.click(show);
    expect(await screen.findByText('Ainda não há alterações registadas.')).toBeVisible();
    expect(asked()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Ocultar histórico' }));
    expect(screen.queryByText('Ainda não há alterações registadas.')).not.toBeInTheDocument();
  });

  it('tells who changed which field from what to what, in the words of the form, newest first', async () => {
    const other = await makeAdministrator(server().db);
    await change({ active: false, order: 101 });
    await change({ title: `Motivo ${made} mudado` }, other.username);
    await showHistory();
    const [newest, second, first] = await versions();
    expect(newest).toHaveTextContent(/^\d\d-\d\d-\d{4} \d\d:\d\d · Alteração/);
    expect(newest).toHaveTextContent(other.username);
    expect(rowsOf(within(newest as HTMLElement).getByRole('table'))).toEqual([
      ['Título', `Motivo ${made}`, `Motivo ${made} mudado`],
    ]);
    expect(second).toHaveTextContent(administrator);
    expect(rowsOf(within(second as HTMLElement).getByRole('table', { name: /^Alterações de / }))).toEqual([
      ['Ordem', '100', '101'],
      ['Ativo', 'Sim', 'Não'],
    ]);
    expect(first).toHaveTextContent('Estado encontrado');
    expect(first).toHaveTextContent('Estava assim antes da primeira alteração registada.');
  });

  it('brings a version back after saying what will change, and that is a version too', async () => {
    await change({ active: false, order: 101 });
    await change({ text: 'Outra coisa.' });
    const { user } = await showHistory();
    const [newest, , first] = await versions();
    expect(newest).toHaveTextContent('Igual à versão atual');
    expect(within(newest as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    await user.click(within(first as HTMLElement).getByRole('button', { name: 'Repor esta versão' }));
    const dialog = await screen.findByRole('dialog', { name: /^Repor a versão de .*\?$/ });
    expect(rowsOf(within(dialog).getByRole('table', { name: 'O que muda no registo' }))).toEqual([
      ['Texto', 'Outra coisa.', 'O que se lê.'],
      ['Ordem', '101', '100'],
      ['Ativo', 'Não', 'Sim'],
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Não' }));
    expect(await stored()).toMatchObject({ order: 101 });

    await user.click(within(first as HTMLElement).getByRole('button', { name: 'Repor esta versão' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sim' }));
    expect(await screen.findByText('Versão reposta com sucesso.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await stored()).toMatchObject({ text: 'O que se lê.', order: 100, active: true });
    await waitFor(async () => expect(await versions()).toHaveLength(4));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Ordem' })).toHaveValue('100'));
  });

  it('names the field that is refused today, and keeps the question open', async () => {
    await change({ title: `Motivo ${made} livre` });
    await server()
      .db.insert(decisionTexts)
      .values({ title: `Motivo ${made}`, text: 'x', order: 1, active: true });
    const { user } = await showHistory();
    await user.click(await screen.findByRole('button', { name: 'Repor esta versão' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Sim' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Título: Já existe um registo com este valor.',
    );
    expect(await stored()).toMatchObject({ title: `Motivo ${made} livre` });
  });

  it('does not bring a version back over what somebody else has changed unseen: the question then shows it', async () => {
    await change({ order: 101 });
    const { user } = await showHistory();
    await user.click(await screen.findByRole('button', { name: 'Repor esta versão' }));
    const dialog = await screen.findByRole('dialog');
    await change({ text: 'De outra pessoa.' });
    await user.click(within(dialog).getByRole('button', { name: 'Sim' }));
    expect(await screen.findByText(/foi alterado por outra pessoa/)).toBeVisible();
    expect(await stored()).toMatchObject({ text: 'De outra pessoa.', order: 101 });
    await waitFor(() =>
      expect(rowsOf(within(dialog).getByRole('table'))).toEqual([
        ['Texto', 'De outra pessoa.', 'O que se lê.'],
        ['Ordem', '101', '100'],
      ]),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Sim' }));
    expect(await screen.findByText('Versão reposta com sucesso.')).toBeVisible();
    expect(await stored()).toMatchObject({ text: 'O que se lê.', order: 100 });
  });

  it('shows ten versions and then those before, can be retried, and is only read without the right to change', async () => {
    for (let order = 1; order <= 11; order += 1) await change({ order });
    const reader = await makeAdministrator(server().db, { permissions: ['Configurations_Reader'] });
    let isDown = true;
    network.use(
      http.get('*/api/decisionTexts/:id/history', () =>
        isDown ? HttpResponse.json({}, { status: 500 }) : undefined,
      ),
    );
    const { user } = await showHistory(reader.username);
    const again = await within(await section()).findByRole('button', { name: 'Tentar novamente' });
    isDown = false;
    await user.click(again);
    expect(await versions()).toHaveLength(10);
    expect(screen.getByText('1-10 de 12 resultados')).toBeVisible();
    const pages = within(screen.getByRole('navigation', { name: 'Paginação: Histórico' }));
    await user.click(pages.getByRole('button', { name: 'Página seguinte' }));
    await waitFor(async () => expect(await versions()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Repor esta versão' })).not.toBeInTheDocument();
  });

  it('can be unfolded and a version brought back with the keyboard alone', async () => {
    await change({ order: 101 });
    const { user } = await open();
    const show = await within(await section()).findByRole('button', { name: 'Mostrar histórico' });
    show.focus();
    await user.keyboard('{Enter}');
    await versions();
    expect(screen.getByRole('button', { name: 'Ocultar histórico' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Repor esta versão' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Versão reposta com sucesso.')).toBeVisible();
    expect(await stored()).toMatchObject({ order: 100 });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Igual à versão atual'));
  });
});
