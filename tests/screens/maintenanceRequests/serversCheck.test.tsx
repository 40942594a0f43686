import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { MaintenanceFileUpload } from '../../../contract/entities/annualMaintenance';
import { maintenancePeriods } from '../../../server/db/schema/annualMaintenance';
import { network } from '../../support/network';
import { validNif } from '../../support/nifs';
import { valuesOf } from '../../support/workbooks';
import { rows } from './maintenanceScreen';
import { lines, open, pretendDownloads, question } from './uploadScreen';

describe('2.7 the one verdict about a maintenance file', () => {
  pretendDownloads();

  it('without the wrong lines the others are handed in, and of repeated ones the first stays', async () => {
    const { choose, area, user, sent, nif } = await open();
    await choose(lines(['123'], [nif], [validNif(5)], [nif]));
    expect(await area.findByText('0 prontas, 4 com erro.')).toBeVisible();
    expect(area.getByText('De cada NIF repetido fica a primeira linha.')).toBeVisible();
    expect(area.getByText('Linhas com erro: 4; a retirar: 3; a comunicar: 1.')).toBeVisible();
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
});
