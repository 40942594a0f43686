import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { MaintenanceFileUpload } from '../../../contract/entities/annualMaintenance';
import { blobBytes } from '../../support/blobBytes';
import { makeActive } from '../../support/maintenance';
import { network } from '../../support/network';
import { validNif } from '../../support/nifs';
import { valuesOf } from '../../support/workbooks';
import { openAsProvider, openAsRegulator, section, stage } from './maintenanceScreen';
import { pretendDownloads, question } from './uploadScreen';

const people = [
  { fullName: 'Ana Reis', fiscalNumber: validNif(71) },
  {
    fullName: 'Inês Álvares',
    fiscalNumber: validNif(72),
    studentFiscalNumber: validNif(74),
    isStudent: true,
  },
  { fullName: 'Rui Sá', fiscalNumber: validNif(73) },
];

const open = async () => {
  const made = await stage();
  for (const person of people) await makeActive(made.server.db, made.providerId, person);
  const app = await openAsProvider(made);
  Element.prototype.scrollIntoView = vi.fn();
  await app.user.click(await screen.findByRole('link', { name: 'Ver os 3 NIF por comunicar' }));
  const area = within(await section('NIF por comunicar'));
  const checkbox = (nif: string) => area.getByRole('checkbox', { name: `Selecionar ${nif}` });
  const sentRows = () => {
    const sent = app.requests.filter(({ path }) => path.endsWith('register-requests-from-file'));
    const { MaintenanceFile } = (sent[0]?.body ?? {}) as Partial<MaintenanceFileUpload>;
    const file = MaintenanceFile?.file ?? '';
    return valuesOf(Buffer.from(file.slice(file.indexOf(',') + 1), 'base64'));
  };
  return { ...app, made, area, checkbox, sentRows };
};

describe('2.7 the yearly list without a spreadsheet', () => {
  const saved = pretendDownloads();

  it('the banner leads to it, all are ticked, and two presses hand them in', async () => {
    const { user, area, sentRows } = await open();
    await waitFor(() => expect(screen.getByRole('region', { name: 'NIF por comunicar' })).toHaveFocus());
    await waitFor(() => expect(area.getByRole('button', { name: 'Comunicar 3 NIF' })).toBeEnabled());
    await user.click(area.getByRole('button', { name: 'Comunicar 3 NIF' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: question })).getByRole('button', { name: 'Sim' }),
    );
    expect(await screen.findByText('NIF comunicados com sucesso.')).toBeVisible();
    expect(sentRows()).toEqual([
      ['NIF', 'NIF do estudante', 'Nome completo', 'TSI ativa desde'],
      [validNif(71), '', 'Ana Reis', '05-01-2026'],
      [validNif(72), validNif(74), 'Inês Álvares', '05-01-2026'],
      [validNif(73), '', 'Rui Sá', '05-01-2026'],
    ]);
    expect(await area.findByText('Todos os NIF com TSI ativa foram comunicados.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/não foram comunicados/)).not.toBeInTheDocument());
  });

  it('is searched without accents, and what is unticked stays behind', async () => {
    const { user, area, checkbox, sentRows } = await open();
    await user.type(await area.findByRole('searchbox', { name: 'Procurar por NIF ou nome' }), 'alvares');
    await waitFor(() =>
      expect(area.queryByRole('checkbox', { name: `Selecionar ${validNif(71)}` })).not.toBeInTheDocument(),
    );
    await user.click(checkbox(`${validNif(72)} / ${validNif(74)}`));
    await user.clear(area.getByRole('searchbox'));
    await user.paste(` ${validNif(73)} `);
    expect(checkbox(validNif(73))).toBeVisible();
    await user.clear(area.getByRole('searchbox'));
    expect(await area.findByText('2 selecionados')).toBeVisible();
    await user.click(area.getByRole('button', { name: 'Desmarcar todos' }));
    expect(area.getByRole('button', { name: 'Comunicar 0 NIF' })).toBeDisabled();
    await user.click(checkbox(validNif(73)));
    await user.click(area.getByRole('button', { name: 'Comunicar 1 NIF' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: question })).getByRole('button', { name: 'Sim' }),
    );
    expect(await screen.findByText('NIF comunicados com sucesso.')).toBeVisible();
    expect(sentRows().slice(1)).toEqual([[validNif(73), '', 'Rui Sá', '05-01-2026']]);
    await waitFor(() => expect(area.queryByText('Rui Sá')).not.toBeInTheDocument());
    expect(area.getByText('Ana Reis')).toBeVisible();
  });

  it('handed in again after a lost answer, they are registered once', async () => {
    const { user, area, made } = await open();
    const keys: (string | null)[] = [];
    const answer = ({ request }: { request: Request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return made.server.app.fetch(request);
    };
    const loseAnswer = async (sent: { request: Request }) => {
      await answer(sent);
      return HttpResponse.error();
    };
    const path = '*/register-requests-from-file';
    network.use(http.post(path, loseAnswer, { once: true }), http.post(path, answer));
    const handIn = async () => {
      await user.click(await area.findByRole('button', { name: 'Comunicar 3 NIF' }));
      const dialog = within(await screen.findByRole('dialog', { name: question }));
      await user.click(dialog.getByRole('button', { name: 'Sim' }));
    };
    await handIn();
    await waitFor(() => expect(area.getByRole('button', { name: 'Comunicar 3 NIF' })).toBeEnabled());
    // A zip notes times to two seconds.
    vi.setSystemTime(Date.now() + 60_000);
    onTestFinished(() => void vi.useRealTimers());
    await handIn();
    expect(await screen.findByText('NIF comunicados com sucesso.')).toBeVisible();
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('a tariff that is not to go on is reported as ended from its row', async () => {
    const { user, area, requests } = await open();
    const row = within((await area.findByText('Rui Sá')).closest('tr') as HTMLElement);
    await user.click(await row.findByRole('button', { name: 'TSI Desativada' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Desativação da TSI' }));
    await user.type(dialog.getByLabelText(/Data de fim/), '06/01/2026');
    await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('TSI desativada com sucesso.')).toBeVisible();
    const sent = requests.find(({ path }) => path.endsWith('set-activation-status'));
    expect(sent?.body).toMatchObject({ activationEndDate: expect.stringMatching(/^2026-01-06/) });
    await waitFor(() => expect(area.queryByText('Rui Sá')).not.toBeInTheDocument());
  });

  it('can be saved, beside the empty template', async () => {
    const { user } = await open();
    const upload = within(await section('Manutenção da tarifa social'));
    await user.click(upload.getByRole('button', { name: 'Descarregar os 3 NIF por comunicar (.xlsx)' }));
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(valuesOf(await blobBytes(saved()[0]?.content ?? new Blob()))).toHaveLength(4);
    expect(saved()[0]?.name).toBe('NIF por comunicar.xlsx');
  });

  it('an older server has no such list: it goes away, and nothing is said', async () => {
    network.use(
      http.get('*/api/AnnualMaintenance/get-uncommunicated', () => new HttpResponse(null, { status: 404 })),
    );
    const made = await stage();
    await makeActive(made.server.db, made.providerId);
    const { user } = await openAsProvider(made);
    await user.click(await screen.findByRole('link', { name: 'Ver o NIF por comunicar' }));
    expect(await screen.findByRole('link', { name: 'Submeter ficheiro de manutenção' })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Ver o NIF por comunicar' })).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole('region', { name: 'NIF por comunicar' })).not.toBeInTheDocument();
  });

  it('the regulator sees how many each provider has', async () => {
    const made = await stage();
    for (const person of people) await makeActive(made.server.db, made.providerId, person);
    const { user } = await openAsRegulator(made);
    await user.click(await screen.findByRole('link', { name: 'Ver por prestador' }));
    const counts = await screen.findByRole('table', { name: 'NIF por comunicar, por prestador' });
    expect(within(counts).getAllByRole('row')).toHaveLength(2);
    expect(within(counts).getAllByRole('row')[1]).toHaveTextContent(/3$/);
    expect(screen.queryByRole('region', { name: 'NIF por comunicar' })).not.toBeInTheDocument();
  });
});
