import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { capabilities } from '../../../providers/http/capabilities';
import { decisionTexts } from '../../../server/db/schema/decisionTexts';
import { makeAdministrator } from '../../support/builders';
import { network } from '../../support/network';
import { pageSettled } from '../../support/pageSettled';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();
const open = (path: string, as = 'admin@tsi.example.pt') => renderApp(path, { as, server: server() });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const textbox = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const menu = async () =>
  within(await screen.findByRole('navigation', { name: 'Navegação principal' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const titles = async () => {
  const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row');
  return rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent);
};

describe('the texts of decisions', () => {
  it('have no menu item where the back end does not know them', async () => {
    await open('/users');
    await heading('Utilizadores');
    await waitFor(async () => expect(await menu()).toContain('Textos de decisão'));
    capabilities.offer([]);
    await waitFor(async () => expect(await menu()).not.toContain('Textos de decisão'));
  });

  it.each(['/decisionTexts', '/decisionTexts/create', '/decisionTexts/1/details', '/auditRecords/1/details'])(
    'lead nowhere at %s where the back end does not know them, and nothing is asked of it',
    async (path) => {
      network.use(http.get('*/config.json', () => HttpResponse.json({ extensions: [] })));
      const { requests } = await open(path);
      await heading('Página não encontrada');
      expect(window.location.pathname).toBe(path);
      expect(requests.filter((request) => request.path.includes(path.split('/')[1] ?? ''))).toEqual([]);
    },
  );

  it('wait for what the back end says that it knows', async () => {
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => (answer = resolve));
    network.use(
      http.get('*/config.json', async () => {
        await isAsked;
        return HttpResponse.json({ extensions: ['decisionTexts'] });
      }),
    );
    await open('/decisionTexts/1/details');
    await screen.findByRole('navigation', { name: 'Navegação principal' });
    expect(screen.queryByText('Página não encontrada')).not.toBeInTheDocument();
    answer();
    await heading('Texto de decisão Rendimentos acima do limite');
  });

  it('are listed in their order, sorted and filtered by the server', async () => {
    const { user, requests } = await open('/decisionTexts');
    expect((await titles())[0]).toBe('Rendimentos acima do limite');
    await user.click(button('Título'));
    await waitFor(async () => expect((await titles())[0]).toBe('Agregado já beneficia da tarifa'));
    await user.click(screen.getByRole('combobox', { name: 'Ativo' }));
    await user.click(await screen.findByRole('option', { name: 'Não' }));
    await user.click(button('Pesquisar'));
    await waitFor(async () => expect(await titles()).toEqual(['Comprovativos fora de prazo']));
    const { searchParams } = new URL(requests.at(-1)?.path ?? '', 'http://localhost');
    expect(JSON.parse(searchParams.get('sort') ?? '')).toEqual(['title', 'ASC']);
    expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({ active: false });
  });

  it('are created, shown and changed; a title that is taken is refused at its field and nothing typed is lost', async () => {
    const { user } = await open('/decisionTexts/create');
    await heading('Adicionar Texto de decisão');
    await user.click(await screen.findByRole('button', { name: 'Gravar' }));
    expect(await screen.findByRole('link', { name: /^Texto(?!s)/ })).toHaveAttribute(
      'href',
      `#${(await textbox('Texto')).id}`,
    );
    await user.type(await textbox('Título'), 'Sem prestação social');
    await user.type(await textbox('Texto'), 'Um texto.');
    await user.type(await textbox('Ordem'), '7');
    await user.click(screen.getByRole('combobox', { name: 'Ativo' }));
    await user.click(await screen.findByRole('option', { name: 'Sim' }));
    await user.click(button('Gravar'));
    await waitFor(async () => expect(await textbox('Título')).toBeInvalid());
    expect(await textbox('Texto')).toHaveValue('Um texto.');
    await user.clear(await textbox('Título'));
    await user.type(await textbox('Título'), 'Outro motivo');
    await user.click(button('Gravar'));
    await heading('Texto de decisão Outro motivo');
    expect(screen.getByText('Texto de decisão criado com sucesso.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Editar' }));
    await heading('Alterar Texto de decisão Outro motivo');
    await user.clear(await textbox('Ordem'));
    await user.click(button('Gravar'));
    expect(await textbox('Ordem')).toHaveAccessibleDescription('Campo obrigatório.');
    await user.type(await textbox('Ordem'), '8');
    await user.click(button('Gravar'));
    await heading('Texto de decisão Outro motivo');
    expect(await textbox('Ordem')).toHaveValue('8');
  });

  it('that somebody else has changed meanwhile are not overwritten: what was typed stays, and is saved knowingly', async () => {
    const texts = server().db;
    const [mine] = await texts
      .insert(decisionTexts)
      .values({ title: 'O título', text: 'O texto.', order: 900, active: true })
      .returning();
    const isMine = eq(decisionTexts.id, mine?.id ?? 0);
    const { user } = await open(`/decisionTexts/${mine?.id}/edit`);
    const title = await textbox('Título');
    await waitFor(() => expect(title).not.toHaveValue(''));
    await user.clear(title);
    await user.type(title, 'O meu título');
    await texts.update(decisionTexts).set({ text: 'O texto do colega.' }).where(isMine);
    await user.click(button('Gravar'));
    expect(await screen.findByText(/foi alterado por outra pessoa depois de o ter aberto/)).toBeVisible();
    await waitFor(async () => expect(await textbox('Texto')).toHaveValue('O texto do colega.'));
    expect(title).toHaveValue('O meu título');
    await user.click(button('Gravar'));
    await heading('Texto de decisão O meu título');
    const [saved] = await texts.select().from(decisionTexts).where(isMine);
    expect(saved).toMatchObject({ title: 'O meu título', text: 'O texto do colega.' });
    await texts.delete(decisionTexts).where(isMine);
  });

  it('are deleted after a question; a failure is told and leaves the text where it is', async () => {
    const { user, requests } = await open('/decisionTexts');
    const before = await titles();
    expect(before).toContain('Agregado já beneficia da tarifa');
    const row = screen.getByRole('row', { name: /Agregado já beneficia da tarifa/ });
    await user.click(within(row).getByRole('link', { name: 'Detalhe' }));
    const title = 'Texto de decisão Agregado já beneficia da tarifa';
    await heading(title);
    const question =
      'Tem a certeza de que pretende eliminar o texto de decisão Agregado já beneficia da tarifa?';
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
      return within(await screen.findByRole('dialog', { name: question }));
    };
    const sent = () => requests.filter(({ method }) => method === 'DELETE');

    await user.click((await ask()).getByRole('button', { name: 'Não' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent()).toEqual([]);

    network.use(
      http.delete('*/api/decisionTexts/*', () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    await user.click((await ask()).getByRole('button', { name: 'Sim' }));
    const failure = 'Ocorreu um erro na eliminação do texto de decisão, por favor tente novamente.';
    expect(await screen.findByText(failure)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await heading(title);

    await user.click((await ask()).getByRole('button', { name: 'Sim' }));
    await heading('Textos de decisão');
    expect(await screen.findByText('Texto de decisão eliminado com sucesso.')).toBeVisible();
    await waitFor(async () =>
      expect(await titles()).toEqual(before.filter((text) => text !== 'Agregado já beneficia da tarifa')),
    );
    expect(sent()).toHaveLength(1);
    // The deleted text is not requested again.
    const since = requests.slice(requests.findIndex(({ method }) => method === 'DELETE') + 1);
    expect(since.map(({ path }) => path).filter((path) => /decisionTexts\/\d/.test(path))).toEqual([]);
  });

  it('are not deleted by those who may only read them', async () => {
    const reader = await makeAdministrator(server().db, { permissions: ['Configurations_Reader'] });
    await open('/decisionTexts/1/details', reader.username);
    await heading('Texto de decisão Rendimentos acima do limite');
    await pageSettled();
    expect(screen.queryByRole('button', { name: 'Eliminar' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Editar' })).not.toBeInTheDocument();
  });
});
