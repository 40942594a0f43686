import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MaintenanceFileUpload } from '../../../contract/entities/annualMaintenance';
import { maintenancePeriods } from '../../../server/db/schema/annualMaintenance';
import { blobBytes } from '../../support/blobBytes';
import { useInProcessWorker } from '../../support/inProcessWorker';
import { makeActive } from '../../support/maintenance';
import { network } from '../../support/network';
import { validNif } from '../../support/nifs';
import { type CellValue, cellOf, maintenanceWorkbook, valuesOf } from '../../support/workbooks';
import { openAsProvider, rows, section, stage } from './maintenanceScreen';

const question = 'Tem a certeza de que pretende submeter os NIF para manutenção da tarifa social?';
const formatMessage =
  'Formato inválido. Insira documentos .xlsx com estrutura válida e com um máximo de 10.000 linhas cada.';

const workbook = (bytes: Uint8Array<ArrayBuffer>, name = 'lista.xlsx') => new File([bytes], name);
const lines = (...cells: CellValue[][]) => workbook(maintenanceWorkbook(cells));

const open = async (...options: Parameters<typeof stage>) => {
  const made = await stage(...options);
  const active = await makeActive(made.server.db, made.providerId);
  const app = await openAsProvider(made);
  const area = within(await section('Manutenção da tarifa social'));
  const picker = () => area.getByLabelText('Ficheiro de manutenção');
  const submit = () => area.getByRole('button', { name: 'Submeter' });
  const choose = async (file: File) => {
    await waitFor(() => expect(picker()).toBeEnabled());
    await app.user.upload(picker(), file);
    // It is read before the field takes it.
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

describe('2.7 upload of the maintenance file', () => {
  let saved: Blob[];
  const savedBytes = () => blobBytes(saved[0] ?? new Blob());
  beforeEach(() => {
    saved = [];
    useInProcessWorker();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    URL.createObjectURL = vi.fn((blob: Blob) => {
      saved.push(blob);
      return 'blob:saved';
    });
    URL.revokeObjectURL = vi.fn();
    return () => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    };
  });

  it('asks first, sends the file, and shows the new request', async () => {
    const { choose, confirm, sent, nif, area } = await open();
    await choose(lines([nif]));
    expect(await area.findByText('O ficheiro tem 1 linha.')).toBeVisible();
    expect(area.getByText('Não foram encontrados problemas.')).toBeVisible();
    await confirm('Não');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent()).toEqual([]);
    await confirm('Sim');
    expect(await screen.findByText('Ficheiro importado com sucesso!')).toBeVisible();
    expect(sent()[0]?.body).toEqual({
      MaintenanceFile: {
        filename: 'lista.xlsx',
        sanitizeName: false,
        file: expect.stringMatching(/^data:application\/vnd\.openxmlformats.*;base64,/),
      },
    });
    const [row] = await rows();
    expect(row).toHaveTextContent(nif);
    expect(area.queryByText('lista.xlsx')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/não foram comunicados/)).not.toBeInTheDocument());
  });

  it('shows the problems by kind and row, and marks them in a copy', async () => {
    const { choose, area, user, sent, nif } = await open();
    await choose(
      lines([nif], ['123'], [nif], [Number(validNif(5))], [` ${validNif(6)} `], ['', validNif(7)]),
    );
    // The file's own faults and the server's are one verdict and one list.
    expect(await area.findByText('O ficheiro tem 6 linhas.')).toBeVisible();
    expect(area.getByText('0 prontas, 6 com erro.')).toBeVisible();
    const items = (name: string) =>
      within(area.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(items('NIF inválido: 1 linha')).toEqual(['Linha 3 · 123 · NIF inválido.']);
    expect(items('NIF repetido: 2 linhas')).toEqual([
      `Linha 2 · ${nif} · NIF repetido no ficheiro (linha 4).`,
      `Linha 4 · ${nif} · NIF repetido no ficheiro (linha 2).`,
    ]);
    expect(items('NIF sem TSI ativa: 2 linhas')).toEqual(
      [5, 6].map(
        (row) =>
          `Linha ${row} · ${validNif(row)} · Não existe um pedido com TSI ativa deste prestador para o NIF.`,
      ),
    );
    expect(items('NIF em falta: 1 linha')).toEqual(['Linha 7 · NIF em falta.']);
    expect(items('NIF guardado como número: 1 linha')).toEqual([
      `Linha 5 · ${validNif(5)} · Guardado como número; lido como ${validNif(5)}.`,
    ]);
    expect(items('NIF com espaços: 1 linha')).toEqual([
      `Linha 6 · ${validNif(6)} · Escrito com espaços; lido como ${validNif(6)}.`,
    ]);
    await user.click(area.getByRole('button', { name: 'Descarregar com os erros assinalados' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const marked = await savedBytes();
    expect(valuesOf(marked)[0]).toEqual(['NIF', 'NIF do estudante', 'Erros']);
    expect(cellOf(marked, 3, 3)?.v).toBe('NIF inválido.');
    expect(sent()).toEqual([]);
  });

  it('a file that the server returns can be downloaded with its errors', async () => {
    const { choose, confirm, area } = await open();
    await choose(lines([validNif(77)]));
    await confirm('Sim');
    const link = await area.findByRole('link', { name: 'Descarregar ficheiro com erros' });
    // One verdict: neither the check's, which could not know, nor a toast about the format.
    expect(area.queryByText('Não foram encontrados problemas.')).not.toBeInTheDocument();
    expect(screen.queryByText(formatMessage)).not.toBeInTheDocument();
    expect(
      area.getByText(
        /Foram detetados erros no ficheiro importado\. Descarregue o ficheiro, corrija os erros e volte a submetê-lo\./,
      ),
    ).toBeVisible();
    await waitFor(() => expect(link).toHaveAttribute('href', 'blob:saved'));
    const marked = await savedBytes();
    expect(cellOf(marked, 2, 3)?.v).toMatch(/^Não existe um pedido com TSI ativa/);
    expect(link.getAttribute('download')).toMatch(/\.xlsx$/);
  });

  it.each([
    [
      'is no workbook',
      () => workbook(new Uint8Array([80, 75, 3, 4, 0, 0])),
      'Não foi possível abrir o ficheiro.',
    ],
    [
      'has other headings',
      () => workbook(maintenanceWorkbook([[validNif(1)]], ['Número', 'Aluno'])),
      'Folha «Lista»: «Número», «Aluno».',
    ],
    [
      'has more than 10,000 lines',
      () => lines(...Array.from({ length: 10_001 }, (_, i) => [validNif(i + 1)])),
      'O ficheiro tem 10 001 linhas, e o máximo é de 10 000. Divida-o em vários ficheiros.',
    ],
  ])('4 the check of a file that %s informs, and the server decides', async (_, file, found) => {
    const { choose, picker, confirm, sent, area } = await open();
    await choose(file());
    expect(await area.findByText((text) => text.replaceAll('\u00a0', ' ') === found)).toBeVisible();
    await waitFor(() => expect(picker()).toHaveAccessibleDescription(formatMessage));
    await confirm('Sim', /será recusado e nenhum NIF será registado\.$/);
    await waitFor(() => expect(sent()).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(formatMessage),
    );
    expect(screen.queryByRole('link', { name: 'Descarregar ficheiro com erros' })).not.toBeInTheDocument();
  });

  it('without the wrong lines the others are handed in, and of repeated ones the first stays', async () => {
    const { choose, area, user, sent, nif } = await open();
    await choose(lines(['123'], [nif], [validNif(5)], [nif]));
    expect(await area.findByText('0 prontas, 4 com erro.')).toBeVisible();
    expect(area.getByText('De cada NIF repetido fica a primeira linha.')).toBeVisible();
    await user.click(area.getByRole('button', { name: 'Retirar as 3 linhas e comunicar as restantes' }));
    const dialog = within(await screen.findByRole('dialog', { name: question }));
    expect(dialog.getByText('lista-sem-erros.xlsx')).toBeVisible();
    expect(dialog.getByText('Será registado 1 pedido de manutenção.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Sim' }));
    expect(await screen.findByText('Ficheiro importado com sucesso!')).toBeVisible();
    const { MaintenanceFile } = (sent()[0]?.body ?? {}) as Partial<MaintenanceFileUpload>;
    const file = MaintenanceFile?.file ?? '';
    expect(valuesOf(Buffer.from(file.slice(file.indexOf(',') + 1), 'base64'))).toEqual([
      ['NIF', 'NIF do estudante'],
      [nif, ''],
    ]);
    const [row] = await rows();
    expect(row).toHaveTextContent(nif);
  });

  it("an older server has no such check: the browser's stands alone, and nothing is said", async () => {
    network.use(
      http.post(
        '*/api/AnnualMaintenance/check-requests-from-file',
        () => new HttpResponse(null, { status: 404 }),
      ),
    );
    const { choose, confirm, area, nif } = await open();
    await choose(lines([nif], [validNif(5)]));
    expect(await area.findByText('O ficheiro tem 2 linhas.')).toBeVisible();
    expect(area.getByText('Não foram encontrados problemas.')).toBeVisible();
    expect(screen.queryByRole('alert', { name: /./ })).not.toBeInTheDocument();
    await confirm(
      'Não',
      /^Serão registados 2 pedidos de manutenção, se o servidor confirmar todas as linhas/,
    );
  });

  it('what the server would refuse as a whole is said with the verdict', async () => {
    const { choose, confirm, picker, area, nif, server } = await open();
    await waitFor(() => expect(picker()).toBeEnabled());
    await server.db.delete(maintenancePeriods);
    await choose(lines([nif]));
    expect(await area.findByText(/O período de comunicação não está em vigor\.$/)).toBeVisible();
    await confirm('Não', /será recusado e nenhum NIF será registado\.$/);
  });

  it('4 the confirmation predicts what will happen to the file', async () => {
    const { choose, confirm, nif } = await open();
    await choose(lines([nif]));
    await confirm('Não', /^Será registado 1 pedido de manutenção\.$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await choose(lines([nif], ['123']));
    await confirm('Não', /será devolvido com os erros assinalados e nenhum NIF será registado\.$/);
  });

  it('5 accepts .xlsx only, and is required once the file is removed', async () => {
    const { choose, area, picker, user } = await open();
    const { upload } = (await import('@testing-library/user-event')).default.setup({ applyAccept: false });
    await waitFor(() => expect(picker()).toBeEnabled());
    await upload(picker(), workbook(maintenanceWorkbook([]), 'lista.xls'));
    expect(await area.findByText(formatMessage)).toBeVisible();
    await choose(lines([validNif(1)]));
    await user.click(await area.findByRole('button', { name: 'Remover lista.xlsx' }));
    expect(picker()).toHaveAccessibleDescription('Campo obrigatório.');
  });

  it('5 after an empty submit a .csv is refused with the one message that is about it', async () => {
    const { submit, picker, user } = await open();
    await waitFor(() => expect(submit()).toBeEnabled());
    await user.click(submit());
    expect(picker()).toHaveAccessibleDescription('Campo obrigatório.');
    const { upload } = (await import('@testing-library/user-event')).default.setup({ applyAccept: false });
    await upload(picker(), workbook(maintenanceWorkbook([]), 'lista.csv'));
    await waitFor(() => expect(picker()).toHaveAccessibleDescription(/^lista\.csv \(.+\) Formato inválido/));
    expect(picker()).not.toHaveAccessibleDescription(/Campo obrigatório/);
  });

  it('5 a file is required', async () => {
    const { submit, picker, user } = await open();
    await waitFor(() => expect(submit()).toBeEnabled());
    await user.click(submit());
    expect(picker()).toHaveAccessibleDescription('Campo obrigatório.');
  });

  it.each([
    ['without an e-mail', { email: null }],
    ['outside the period', { period: { from: -9, to: -8 } }],
    [
      'without the writer right',
      { operatorRights: ['AnnualMaintenanceModule_Reader', 'AnnualMaintenanceModule_Updater'] },
    ],
  ])('4 choosing and submitting are locked %s', async (_, options) => {
    const { picker, submit, area } = await open(options);
    await area.findByRole('button', { name: 'Descarregar template' });
    expect(picker()).toBeDisabled();
    expect(submit()).toBeDisabled();
  });

  it('saves the template under its name', async () => {
    const { user, area } = await open();
    const click = vi.mocked(HTMLAnchorElement.prototype.click);
    await user.click(area.getByRole('button', { name: 'Descarregar template' }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    const anchor = click.mock.contexts[0] as HTMLAnchorElement;
    expect(anchor.download).toBe('Template de Manutencao Anual.xlsx');
    expect(valuesOf(await savedBytes())[0]?.slice(0, 2)).toEqual(['NIF', 'NIF do estudante']);
  });
});
