import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { makeAdministrator, makeOperator } from '../../../../tests/support/builders';
import { pageSettled } from '../../../../tests/support/pageSettled';
import { renderApp } from '../../../../tests/support/renderApp';
import { type RenewalStage, renewalStage } from '../renewalStage';

let stage: RenewalStage;
beforeEach(async () => {
  stage = await renewalStage();
});
afterEach(() => stage.server.close());

/** Renews tariffs of which the services say no, something to clear up, yes and nothing, up to the notice. */
const renewed = async () => {
  const no = await stage.tariff('no', { fullName: 'Ana Prado Leal' });
  const conditional = await stage.tariff('conditional', { fullName: 'Rui Prado Leal' });
  await stage.tariff('yes', { fullName: 'Eva Prado Leal' });
  const silent = await stage.tariff('none', { fullName: 'Gil Prado Leal' });
  await stage.start();
  await stage.ask();
  stage.setNow('2026-03-11T08:30:00Z');
  await stage.work();
  return { no, conditional, silent };
};

const region = (name: string) => screen.findByRole('region', { name });

describe('the exceptions of a renewal', () => {
  const open = async (path: string, permissions?: string[]) => {
    const { username } = await makeAdministrator(stage.server.db, permissions && { permissions });
    return renderApp(path, { as: username, server: stage.server });
  };

  it('are a queue whose rows open the requests, from one to the next; the silent ones stand apart', async () => {
    await renewed();
    const { user } = await open('/renewalItems');
    const table = within(await screen.findByRole('table', { name: 'Exceções' }));
    expect(table.getAllByRole('row')).toHaveLength(3);
    expect(screen.getByRole('row', { name: /Rui Prado Leal/ })).toHaveTextContent('Há algo por esclarecer');
    const silent = await screen.findByRole('link', { name: /^Sem resposta\s*1$/ });
    await user.click(table.getAllByRole('link', { name: 'Detalhe' })[0] as HTMLElement);
    expect(await screen.findByText('1 de 2')).toBeVisible();
    expect(await region('Renovação da tarifa')).toHaveTextContent('Os serviços não confirmam');
    await user.keyboard('j');
    expect(await screen.findByText('2 de 2')).toBeVisible();
    expect(await screen.findByText('A morada não é a registada.')).toBeVisible();
    await pageSettled();
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Exceções da renovação' })).toBeVisible();
    expect(silent).toHaveAttribute('href', '/renewalItems?queue=silent');
    await pageSettled();
  });

  it('that wait for an answer of the services say how often and when they are asked again', async () => {
    await renewed();
    await open('/renewalItems?queue=silent');
    expect(await screen.findByRole('row', { name: /Gil Prado Leal/ })).toHaveTextContent(
      /\d+ tentativas?, de novo em 11-03-2026/,
    );
    await pageSettled();
    expect(screen.queryByRole('row', { name: /Ana Prado Leal/ })).not.toBeInTheDocument();
  });

  it('are narrowed by reason', async () => {
    await renewed();
    const { user } = await open('/renewalItems');
    await screen.findByRole('row', { name: /Ana Prado Leal/ });
    await user.click(screen.getByRole('combobox', { name: 'Motivo' }));
    await user.click(await screen.findByRole('option', { name: 'Há algo por esclarecer' }));
    await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
    expect(await screen.findByRole('row', { name: /Rui Prado Leal/ })).toBeVisible();
    await pageSettled();
    expect(screen.queryByRole('row', { name: /Ana Prado Leal/ })).not.toBeInTheDocument();
  });

  it('explain themselves where there are none', async () => {
    await open('/renewalItems');
    expect(await screen.findByText('Não há exceções: o sistema renovou o resto sozinho.')).toBeVisible();
    await pageSettled();
  });

  it('are kept by an administrator with a reason, which is asked for', async () => {
    const { no } = await renewed();
    const { user } = await open(`/applications/${no.id}/details`);
    const card = within(await region('Renovação da tarifa'));
    await user.click(await card.findByRole('button', { name: 'Manter a tarifa' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Manter a tarifa' }));
    await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
    expect(await dialog.findByText('Campo obrigatório.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /Motivo da decisão/ }), 'Apresentou certidão.');
    await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('A tarifa mantém-se.')).toBeVisible();
    expect(await screen.findByText(/: por decisão do regulador\.$/)).toBeVisible();
    await pageSettled();
    expect(screen.queryByRole('button', { name: 'Manter a tarifa' })).not.toBeInTheDocument();
    expect(await stage.itemOf(no.id)).toMatchObject({ state: 'renewed', how: 'kept' });
  });

  it('are only read by who may not decide, and the card is not there without the right to see it', async () => {
    const { no } = await renewed();
    await open(`/applications/${no.id}/details`, ['Applications_Reader', 'AnnualMaintenance_Reader']);
    expect(await region('Renovação da tarifa')).toBeVisible();
    await pageSettled();
    expect(screen.queryByRole('button', { name: 'Manter a tarifa' })).not.toBeInTheDocument();
  });

  it('are not on the page of a request of who may not see renewals', async () => {
    const { no } = await renewed();
    const { requests } = await open(`/applications/${no.id}/details`, ['Applications_Reader']);
    expect(await screen.findByRole('heading', { name: `Pedido ${no.id}` })).toBeVisible();
    await pageSettled();
    expect(screen.queryByRole('region', { name: 'Renovação da tarifa' })).not.toBeInTheDocument();
    expect(requests.filter(({ path }) => path.includes('/Renewal/'))).toEqual([]);
  });
});

describe('the tariffs of a provider that will end', () => {
  const open = async (path: string, permissions?: string[]) => {
    const { username } = await makeOperator(stage.server.db, {
      parentId: stage.providerId,
      ...(permissions && { permissions }),
    });
    return renderApp(path, { as: username, server: stage.server });
  };

  it('are listed with why, when and what can be handed in, each a link', async () => {
    const { no } = await renewed();
    const { user } = await open('/renewalNotices');
    const row = await screen.findByRole('row', { name: /Ana Prado Leal/ });
    expect(row).toHaveTextContent('Os serviços não confirmam10-05-2026Avisada');
    expect(
      await within(row).findByRole('link', { name: 'Pedir a reverificação, com documentos novos' }),
    ).toHaveAttribute('href', `/applicationManagement/${no.id}/recheckForm`);
    expect(screen.getByRole('row', { name: /Rui Prado Leal/ })).toHaveTextContent(
      'A morada não é a registada.',
    );
    await user.click(within(row).getByRole('link', { name: 'Detalhe' }));
    const card = within(await region('Renovação da tarifa'));
    expect(card.getByText(/A tarifa termina em 10-05-2026/)).toBeVisible();
    expect(await card.findByRole('link', { name: /Pedir a reverificação/ })).toBeVisible();
    await pageSettled();
    expect(card.queryByRole('button', { name: 'Manter a tarifa' })).not.toBeInTheDocument();
    expect(card.queryByText('Segurança Social')).not.toBeInTheDocument();
  });

  it('are counted in the menu, without being recorded as seen', async () => {
    await renewed();
    const saving = Object.getOwnPropertyDescriptor(navigator, 'connection') ?? {};
    Object.defineProperty(navigator, 'connection', { value: { saveData: false }, configurable: true });
    onTestFinished(() => void Object.defineProperty(navigator, 'connection', saving));
    const { requests } = await open('/applicationManagement');
    expect(await screen.findByRole('img', { name: '2 tarifas vão terminar' })).toBeVisible();
    await pageSettled();
    expect(requests.filter(({ path }) => path.includes('/Renewal/')).map(({ path }) => path)).toEqual([
      '/api/Renewal/get-renewals',
    ]);
  });

  it('are none before the notice, which the page says, and no figure stands in the menu', async () => {
    await stage.tariff('no');
    await stage.start();
    await stage.ask();
    await open('/renewalNotices');
    expect(await screen.findByText('Nenhuma tarifa do seu prestador vai terminar.')).toBeVisible();
    await pageSettled();
    expect(screen.queryByRole('img', { name: /termina/ })).not.toBeInTheDocument();
  });

  it('lead nowhere that a person may not go', async () => {
    await renewed();
    await open('/renewalNotices', ['AnnualMaintenanceModule_Reader']);
    const row = await screen.findByRole('row', { name: /Ana Prado Leal/ });
    await within(row).findByText('Pedir a reverificação, com documentos novos');
    await pageSettled();
    expect(within(row).queryAllByRole('link')).toEqual([]);
  });
});
