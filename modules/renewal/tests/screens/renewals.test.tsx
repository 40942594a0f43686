import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addLisbonDays, dayMonthYear, lisbonDate } from '../../../../contract/rules/lisbonDay';
import { renewalItems } from '../../../../server/db/schema/renewals';
import { makeAdministrator, makeOperator } from '../../../../tests/support/builders';
import { pageSettled } from '../../../../tests/support/pageSettled';
import { renderApp } from '../../../../tests/support/renderApp';
import { savedFiles } from '../../../../tests/support/savedFiles';
import { type RenewalStage, renewalStage } from '../renewalStage';

const files = savedFiles();

let stage: RenewalStage;
beforeEach(async () => {
  stage = await renewalStage({}, new Date().toISOString());
});
afterEach(() => stage.server.close());

const typed = (days: number) => dayMonthYear(addLisbonDays(new Date(), days)).replaceAll('-', '/');
const day = (days: number) => lisbonDate(addLisbonDays(new Date(), days));

const open = async (path: string, permissions?: string[]) => {
  const { username } = await makeAdministrator(stage.server.db, permissions && { permissions });
  return renderApp(path, { as: username, server: stage.server });
};
const button = (name: string) => screen.findByRole('button', { name });
const region = (name: string) => screen.findByRole('region', { name });
const state = (name: string) => screen.findByText(name, { selector: '.status' });

describe('a renewal', () => {
  it('is rehearsed, started, paused, resumed and stopped from its page', async () => {
    await stage.tariff('no');
    await stage.tariff('yes');
    const { user } = await open('/renewals');
    expect(await screen.findByText('Ainda não houve nenhuma renovação.')).toBeVisible();
    expect(screen.getByText(/40 perguntas|1000 perguntas/)).toHaveTextContent(
      'Nenhuma tarifa termina sem um aviso de 60 dias.',
    );
    await user.type(await screen.findByRole('textbox', { name: /Renova até/ }), typed(200));
    await user.click(await button('Ensaiar'));
    expect(await screen.findByRole('heading', { level: 1, name: /^Renovação n\.º \d+$/ })).toBeVisible();
    await state('Ensaio em curso');
    expect(screen.queryByRole('button', { name: 'Iniciar' })).not.toBeInTheDocument();

    await stage.work();
    await user.click(await button('Atualizar'));
    await state('Ensaiada');
    const rehearsal = within(await region('Ensaio por prestador'));
    await user.click(rehearsal.getByText('Tabela: Ensaio por prestador'));
    expect(
      within(await rehearsal.findByRole('table')).getByRole('row', { name: /^Prestador \d+ 0 0 0 2$/ }),
    ).toBeVisible();

    await user.click(await button('Iniciar'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Iniciar a renovação' }));
    expect(dialog.getByText(/pergunta aos serviços por 2 tarifas/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
    await state('Em curso');
    await stage.work();
    await stage.ask();
    await user.click(await button('Atualizar'));
    const link = await within(await region('Andamento')).findByRole('link', { name: '1' });
    expect(link).toHaveAttribute('href', '/renewalItems?queue=exception');

    await user.click(await button('Pausar'));
    await state('Em pausa');
    await user.click(await button('Retomar'));
    await state('Em curso');
    await user.click(await button('Parar'));
    const question = within(await screen.findByRole('dialog', { name: 'Parar esta renovação de vez?' }));
    expect(question.getByText(/Não pode ser retomada/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Sim' }));
    await state('Parada');
    expect(screen.queryByRole('button', { name: 'Retomar' })).not.toBeInTheDocument();
    await pageSettled();
  });

  it('that starts on a day is planned, and a day that is not possible is refused at its field', async () => {
    await stage.tariff('yes');
    const { id } = await stage.rehearse({ validUntil: day(100) });
    const { user } = await open(`/renewals/${id}`);
    await user.click(await button('Iniciar'));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: 'Começa em' });
    await user.type(field, typed(100));
    await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
    expect(await dialog.findByText('Indique um dia depois de hoje e antes do fim do período.')).toBeVisible();
    await user.clear(field);
    await user.type(field, typed(5));
    await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
    await state('Marcada');
    expect(await screen.findByText(new RegExp(`^Começa em ${typed(5).replaceAll('/', '-')}`))).toBeVisible();
    await pageSettled();
  });

  it('that others are beside is not started, and its page says so and stays', async () => {
    await stage.tariff('no');
    await stage.start({ validUntil: day(100) });
    const { id } = await stage.rehearse({ validUntil: day(100) });
    const { user } = await open(`/renewals/${id}`);
    await user.click(await button('Iniciar'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText(/^Já há uma renovação marcada ou em curso/)).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Iniciar a renovação' })).toBeVisible();
    await pageSettled();
  });

  it('is not rehearsed with a wrong day: the field is named, and what was typed stays', async () => {
    const { user, requests } = await open('/renewals');
    const district = await screen.findByRole('combobox', { name: 'Distrito' });
    await user.click(district);
    await user.click(await screen.findByRole('option', { name: 'Lisboa' }));
    await user.click(await button('Ensaiar'));
    expect(await screen.findByText('Há 1 campo por corrigir')).toBeVisible();
    const until = screen.getByRole('textbox', { name: /Renova até/ });
    expect(until).toHaveAccessibleDescription(/Campo obrigatório/);
    await user.type(until, typed(0));
    await user.click(await button('Ensaiar'));
    expect(until).toHaveAccessibleDescription(/Indique um dia depois de hoje/);
    expect(until).toHaveValue(typed(0));
    expect(district).toHaveTextContent('Lisboa');
    expect(requests.filter(({ path }) => path.endsWith('/rehearse'))).toEqual([]);
    await pageSettled();
  });

  it('shows who would lose the tariff, part by part, and leads to the request', async () => {
    const { id: applicationId, fullName } = await stage.tariff('no', { fullName: 'Inês Prado Leal' });
    await stage.start({ validUntil: day(100) });
    await stage.ask();
    const { id } = await stage.rehearse({ validUntil: day(100) });
    const { user } = await open(`/renewals/${id}`);
    const losing = within(await region('Quem perderia a tarifa'));
    await user.click(losing.getByRole('button', { name: 'Ver a lista' }));
    const row = await losing.findByRole('row', { name: new RegExp(`^${fullName}`) });
    expect(row).toHaveTextContent('Os serviços não confirmam');
    expect(within(row).getByRole('link', { name: 'Detalhe' })).toHaveAttribute(
      'href',
      `/applications/${applicationId}/details`,
    );
    expect(losing.getByText('Fim da lista.')).toBeVisible();
    await user.click(losing.getByRole('button', { name: 'Descarregar (.xlsx)' }));
    await expect.poll(() => files().map(({ name }) => name)).toEqual([`renovacao-${id}-quem-perderia.xlsx`]);
    await pageSettled();
  });

  it('has a report whose figures stand beside those of its rehearsal, and add up', async () => {
    await stage.tariff('no');
    await stage.tariff('yes');
    await stage.tariff('conditional');
    const { id } = await stage.start({ validUntil: day(100) });
    await stage.ask();
    const { user } = await open(`/renewals/${id}`);
    const rowsOf = async (title: string) => {
      const figure = within(await region(title));
      await user.click(figure.getByText(`Tabela: ${title}`));
      const rows = within(await figure.findByRole('table', { name: title })).getAllByRole('row');
      return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
    };
    expect(await rowsOf('Resultado, ao lado do ensaio')).toEqual([
      ['Resultado', 'Ensaio', 'Renovação'],
      ['Confirmadas', '0', '1'],
      ['Os serviços não confirmam', '0', '1'],
      ['Há algo por esclarecer', '0', '1'],
      ['Sem resposta', '3', '0'],
      ['Fora da renovação', '–', '0'],
      ['Total', '3', '3'],
    ]);
    expect((await rowsOf('Exceções por motivo')).at(-1)).toEqual(['Total', '0', '2', '0', '0']);
    expect(await rowsOf('Como foram renovadas')).toEqual([
      ['Renovadas', 'Tarifas'],
      ['Confirmada pelos serviços', '1'],
    ]);
    await user.click(await button('Ver números'));
    expect(await screen.findByText(/^Nenhum grupo tem cinco tarifas/)).toBeVisible();
    await pageSettled();
  });

  it('is only seen by who may not manage it, and not even that without the right', async () => {
    await stage.tariff('yes');
    const { id } = await stage.rehearse({ validUntil: day(100) });
    await open(`/renewals/${id}`, ['AnnualMaintenance_Reader']);
    await state('Ensaiada');
    await pageSettled();
    expect(screen.queryByRole('button', { name: 'Iniciar' })).not.toBeInTheDocument();
  });

  it('is not in the menu of who has no right to the yearly maintenance', async () => {
    await open('/renewals', ['Users_Reader']);
    expect(await screen.findByRole('heading', { level: 1, name: 'Utilizadores' })).toBeVisible();
    await pageSettled();
    expect(screen.queryByRole('link', { name: 'Renovação' })).not.toBeInTheDocument();
  });
});

describe('what a provider sees of renewals', () => {
  it('is its own, once it was started, without anything to press', async () => {
    await stage.tariff('no');
    await stage.start({ validUntil: day(100) });
    await stage.ask();
    await stage.rehearse({ validUntil: day(100) });
    const operator = await makeOperator(stage.server.db, { parentId: stage.providerId });
    const { user } = await renderApp('/renewals', { as: operator.username, server: stage.server });
    const rows = within(await screen.findByRole('table', { name: 'Renovações' }));
    expect(rows.getAllByRole('row')).toHaveLength(2);
    await user.click(rows.getByRole('link', { name: 'Detalhe' }));
    await state('Em curso');
    expect(await region('Resultado, ao lado do ensaio')).toBeVisible();
    await pageSettled();
    for (const name of ['Pausar', 'Parar', 'Ver números', 'Ver a lista'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(await stage.server.db.$count(renewalItems)).toBe(1);
  });
});
