import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { blobBytes } from '../../support/blobBytes';
import { validNif } from '../../support/nifs';
import { cellOf, maintenanceWorkbook, valuesOf } from '../../support/workbooks';
import { rows } from './maintenanceScreen';
import { formatMessage, lines, open, pretendDownloads, workbook } from './uploadScreen';

describe('2.7 upload of the maintenance file', () => {
  const saved = pretendDownloads();
  const savedBytes = () => blobBytes(saved()[0]?.content ?? new Blob());

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
      lines(
        [nif],
        ['123'],
        [nif],
        [Number(validNif(5)), Number(validNif(8))],
        [` ${validNif(6)} `],
        ['', validNif(7)],
      ),
    );
    // Errors found in the file and errors found by the server form one verdict and one list.
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
      `Linha 5 · ${validNif(8)} · Guardado como número; lido como ${validNif(8)}.`,
    ]);
    expect(items('NIF com espaços: 1 linha')).toEqual([
      `Linha 6 · ${validNif(6)} · Escrito com espaços; lido como ${validNif(6)}.`,
    ]);
    await user.click(area.getByRole('button', { name: 'Descarregar com os erros assinalados' }));
    await waitFor(() => expect(saved()).toHaveLength(1));
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
    // One verdict only: neither the check's own, which could not know, nor a toast about the format.
    expect(area.queryByText('Não foram encontrados problemas.')).not.toBeInTheDocument();
    expect(screen.queryByText(formatMessage)).not.toBeInTheDocument();
    expect(
      area.getByText(
        /Foram detetados erros no ficheiro importado\. Descarregue o ficheiro, corrija os erros e volte a submetê-lo\./,
      ),
    ).toBeVisible();
    await waitFor(() => expect(link).toHaveAttribute('href', 'blob:test/0'));
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
      'Folha «Lista», linha 1: «Número», «Aluno».',
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
    await user.click(area.getByRole('button', { name: 'Descarregar template' }));
    await waitFor(() => expect(saved()[0]?.name).toBe('Template de Manutencao Anual.xlsx'));
    expect(valuesOf(await savedBytes())[0]?.slice(0, 2)).toEqual(['NIF', 'NIF do estudante']);
  });
});
