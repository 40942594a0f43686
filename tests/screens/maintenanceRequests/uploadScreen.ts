import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { runWorkerInProcess } from '../../support/inProcessWorker';
import { makeActive } from '../../support/maintenance';
import { savedFiles } from '../../support/savedFiles';
import { type CellValue, maintenanceWorkbook } from '../../support/workbooks';
import { openAsProvider, section, stage } from './maintenanceScreen';

/** The question of the confirmation dialog (spec 9). */
export const question = 'Tem a certeza de que pretende submeter os NIF para manutenção da tarifa social?';
/** The error message for a file in a wrong format (spec 5). */
export const formatMessage =
  'Formato inválido. Insira documentos .xlsx com estrutura válida e com um máximo de 10.000 linhas cada.';

/** Makes a file with these bytes. */
export const workbook = (bytes: Uint8Array<ArrayBuffer>, name = 'lista.xlsx') => new File([bytes], name);
/** Makes a maintenance file with these lines. */
export const lines = (...cells: CellValue[][]) => workbook(maintenanceWorkbook(cells));

/** Opens the screen as an operator with one active tariff, and finds the upload's parts. */
export const open = async (...options: Parameters<typeof stage>) => {
  const made = await stage(...options);
  const active = await makeActive(made.server.db, made.providerId);
  const app = await openAsProvider(made);
  const area = within(await section('Manutenção da tarifa social'));
  const picker = () => area.getByLabelText('Ficheiro de manutenção');
  const submit = () => area.getByRole('button', { name: 'Submeter' });
  const choose = async (file: File) => {
    await waitFor(() => expect(picker()).toBeEnabled());
    await app.user.upload(picker(), file);
    // The file is read before the field shows it.
    await area.findByRole('button', { name: `Remover ${file.name}` });
  };
  const confirm = async (answer: 'Sim' | 'Não', forecast?: RegExp) => {
    await app.user.click(submit());
    const dialog = within(await screen.findByRole('dialog', { name: question }));
    if (forecast) expect(await dialog.findByText(forecast)).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: answer }));
  };
  const sent = () => app.requests.filter((request) => request.path.endsWith('register-requests-from-file'));
  return {
    ...app,
    server: made.server,
    area,
    picker,
    submit,
    choose,
    confirm,
    sent,
    nif: active.fiscalNumber,
  };
};

/** Provides downloads and a worker, which jsdom lacks, to a file's tests; returns a getter of the saved files. */
export const pretendDownloads = () => {
  beforeEach(() => {
    runWorkerInProcess();
    return () => {
      vi.unstubAllGlobals();
    };
  });
  return savedFiles();
};
