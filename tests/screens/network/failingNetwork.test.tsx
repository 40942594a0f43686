import { screen, waitFor, within } from '@testing-library/react';
import { count } from 'drizzle-orm';
import { delay, HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applications } from '../../../server/db/schema/applications';
import { callsEnded } from '../../support/callsEnded';
import { runWorkerInProcess } from '../../support/inProcessWorker';
import { makeActive } from '../../support/maintenance';
import { network } from '../../support/network';
import { pdfFile } from '../../support/pdf';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { maintenanceWorkbook } from '../../support/workbooks';
import {
  documentsBox,
  fill,
  fillCitizen,
  operator,
  submitButton,
  taxFiles,
  textbox,
} from '../applicationForm/fillRequest';
import { openAsProvider, section, stage } from '../maintenanceRequests/maintenanceScreen';

const server = sharedServer();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const failures = {
  'without a network': () => HttpResponse.error(),
  'with a broken server': () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }),
  'with a broken answer': () => HttpResponse.text('{"items"', { status: 503 }),
};

const uncertain =
  'Envio interrompido, mas não é certo que o servidor não o tenha registado. Antes de enviar de novo, verifique se já está na lista. O que preencheu foi mantido.';

/** Makes calls fail while `failure` is set. */
const failWhile = (path: string) => {
  const state: { failure: (() => Response) | undefined } = { failure: undefined };
  network.use(http.all(`*/api/${path}`, () => state.failure?.()));
  return state;
};

const storedApplications = async ({ db } = server()) =>
  (await db.select({ number: count() }).from(applications))[0]?.number ?? 0;

describe('8 a list', () => {
  it('says that it failed, keeps the filters, and loads on a retry, whatever failed', async () => {
    const { user } = await renderApp('/applicationManagement', { as: operator, server: server() });
    const name = 'Pedidos de Elegibilidade';
    await screen.findByRole('table', { name });
    await fill(user, await screen.findByRole('textbox', { name: 'Submetido por' }), operator);
    const call = failWhile('Application/search');
    for (const failure of Object.values(failures)) {
      call.failure = failure;
      await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
      const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
      expect(screen.getByText('Não foi possível apresentar os resultados.')).toBeVisible();
      const message = 'Ocorreu um erro na obtenção dos dados, por favor tente novamente.';
      expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
      expect(textbox('Submetido por')).toHaveValue(operator);
      call.failure = undefined;
      await user.click(retry);
      expect(await screen.findByRole('table', { name })).toBeVisible();
      // During a search the old rows stay and another press starts nothing, so wait for its end.
      await callsEnded();
    }
  }, 60_000);
});

describe('cancelling a request that is being sent', () => {
  it('keeps every field and file, gives the focus back, and leaves no second request behind', async () => {
    const before = await storedApplications();
    const { user } = await renderApp('/form', { as: operator, server: server() });
    await fillCitizen(user);
    await user.click(documentsBox());
    await user.upload(taxFiles(), pdfFile('irs.pdf'));
    await screen.findByRole('button', { name: 'Remover irs.pdf' });
    const arrived = vi.fn();
    const keepWaiting = async () => {
      arrived();
      await delay('infinite');
    };
    network.use(http.post('*/api/Application/submit', keepWaiting, { once: true }));
    await user.click(await submitButton());
    // The dialog stands while the files are still being read; cancelled then, the next attempt would be kept waiting.
    await waitFor(() => expect(arrived).toHaveBeenCalled());

    const dialog = within(await screen.findByRole('dialog', { name: 'Envio em curso' }));
    expect(dialog.getByRole('progressbar')).toHaveAccessibleName('A enviar…');
    expect(dialog.getByRole('button', { name: 'Cancelar envio' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Cancelar envio' }));
    expect(await screen.findByText('Envio cancelado. O que preencheu foi mantido.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText(/Ocorreu um erro/)).not.toBeInTheDocument();
    expect(textbox('Nome completo')).toHaveValue('Maria dos Santos Ferreira');
    expect(screen.getByRole('button', { name: 'Remover irs.pdf' })).toBeVisible();
    await waitFor(async () => expect(await submitButton()).toHaveFocus());

    await user.click(await submitButton());
    expect(await screen.findByRole('dialog', { name: /submetido com sucesso/ })).toBeVisible();
    expect(await storedApplications()).toBe(before + 1);
  }, 60_000);
});

describe('cancelling a request that the server may already have', () => {
  const storeAndKeepSilent = async ({ request }: { request: Request }) => {
    await server().app.fetch(request);
    await delay('infinite');
  };

  it('asks the server, and shows the request that was stored', async () => {
    const before = await storedApplications();
    const { user, requests } = await renderApp('/form', { as: operator, server: server() });
    await fillCitizen(user);
    network.use(http.post('*/api/Application/submit', storeAndKeepSilent, { once: true }));
    await user.click(await submitButton());
    await waitFor(async () => expect(await storedApplications()).toBe(before + 1));

    const dialog = within(await screen.findByRole('dialog', { name: 'Envio em curso' }));
    expect(dialog.getByRole('progressbar')).toHaveAccessibleName('A aguardar a resposta do servidor…');
    await user.click(dialog.getByRole('button', { name: 'Cancelar envio' }));
    expect(await screen.findByRole('dialog', { name: /submetido com sucesso/ })).toBeVisible();
    expect(screen.queryByText(/^Envio cancelado/)).not.toBeInTheDocument();
    expect(requests.map(({ path }) => path)).toContain('/api/RepeatableCall/withdraw');
    expect(await storedApplications()).toBe(before + 1);
  }, 60_000);

  it('claims nothing where the server can not be asked, and says where to look', async () => {
    network.use(http.get('*/config.json', () => HttpResponse.json({})));
    const before = await storedApplications();
    const { user, requests } = await renderApp('/form', { as: operator, server: server() });
    await fillCitizen(user);
    network.use(http.post('*/api/Application/submit', storeAndKeepSilent, { once: true }));
    await user.click(await submitButton());
    await waitFor(async () => expect(await storedApplications()).toBe(before + 1));
    await user.click(await screen.findByRole('button', { name: 'Cancelar envio' }));
    expect(await screen.findByText(uncertain)).toBeVisible();
    expect(textbox('Nome completo')).toHaveValue('Maria dos Santos Ferreira');
    expect(requests.map(({ path }) => path)).not.toContain('/api/RepeatableCall/withdraw');
  }, 60_000);

  it('shows that the maintenance file was accepted', async () => {
    runWorkerInProcess();
    const made = await stage();
    const { fiscalNumber } = await makeActive(made.server.db, made.providerId);
    const { user } = await openAsProvider(made);
    const area = within(await section('Manutenção da tarifa social'));
    await waitFor(() => expect(area.getByLabelText('Ficheiro de manutenção')).toBeEnabled());
    const file = new File([maintenanceWorkbook([[fiscalNumber]])], 'lista.xlsx');
    await user.upload(area.getByLabelText('Ficheiro de manutenção'), file);
    await area.findByRole('button', { name: 'Remover lista.xlsx' });
    // The response begins and never ends, after the whole file was sent.
    const storeAndNeverEnd = async ({ request }: { request: Request }) => {
      await made.server.app.fetch(request);
      return new HttpResponse(new ReadableStream());
    };
    network.use(http.post('*/register-requests-from-file', storeAndNeverEnd, { once: true }));
    const before = await storedApplications(made.server);
    await user.click(area.getByRole('button', { name: 'Submeter' }));
    await user.click(await screen.findByRole('button', { name: 'Sim' }));
    await screen.findByRole('progressbar', { name: 'A aguardar a resposta do servidor…' });
    await user.click(screen.getByRole('button', { name: 'Cancelar envio' }));
    expect(await screen.findByText('Ficheiro importado com sucesso!')).toBeVisible();
    expect(await storedApplications(made.server)).toBe(before + 1);
  }, 60_000);
});

describe('8 a silent failure is loaded again when it is needed', () => {
  it('the provider of the form is loaded again when its select is opened', async () => {
    const opening = renderApp('/form', { as: operator, server: server() });
    const call = failWhile('Provider/provider-context');
    call.failure = failures['without a network'];
    const { user } = await opening;
    await submitButton();
    call.failure = undefined;
    await user.click(screen.getByRole('combobox', { name: 'Prestador' }));
    await user.click(await screen.findByRole('option', { name: 'NetAtlântico' }));
    expect(screen.getByRole('combobox', { name: 'Prestador' })).toHaveTextContent('NetAtlântico');
  }, 60_000);

  it('notification e-mail and upload can be loaded again, and show nothing wrong meanwhile', async () => {
    const made = await stage();
    const opening = openAsProvider(made);
    const call = failWhile('ApplicationAnnualMaintenance/*');
    call.failure = failures['without a network'];
    const { user } = await opening;
    const notification = within(await section('Dados de notificação'));
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeEnabled());
    expect(screen.queryByText('O período de comunicação não está em vigor.')).not.toBeInTheDocument();
    call.failure = undefined;
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(notification.getByRole('textbox', { name: 'E-mail' })).toBeEnabled());
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Ficheiro de manutenção')).toBeEnabled());
  }, 60_000);
});
