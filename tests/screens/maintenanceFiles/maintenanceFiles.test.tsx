import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { userStatus, userType } from '../../../contract/rules/userTypes';
import { registeredFiles } from '../../../server/db/schema/registeredFiles';
import { users } from '../../../server/db/schema/users';
import { makeMaintenanceRequest } from '../../support/maintenance';
import { network } from '../../support/network';
import { pageSettled } from '../../support/pageSettled';
import { openAsProvider, openAsRegulator, rows, stage } from '../maintenanceRequests/maintenanceScreen';

/** Makes a file of two requests, one of them refused, and a request of another file. */
const prepare = async () => {
  const made = await stage();
  const { db } = made.server;
  const fileOf = async (filename: string, lineCount: number) => {
    const values = { filename, lineCount, providerId: made.providerId, isRegistered: true };
    const [file] = await db
      .insert(registeredFiles)
      .values({ ...values, createdById: made.providerId, createdOn: new Date('2026-07-01T09:30:00Z') })
      .returning();
    return file?.id ?? 0;
  };
  const fileId = await fileOf('maio.xlsx', 2);
  const make = (registeredFileId: number, statusId: number = applicationStatus.submitted) =>
    makeMaintenanceRequest(db, made.providerId, { registeredFileId, statusId });
  const { request: waiting } = await make(fileId);
  const { request: refused } = await make(fileId, applicationStatus.nonEligible);
  await make(await fileOf('junho.xlsx', 1));
  return { ...made, fileId, waiting, refused };
};

const files = () => screen.findByRole('table', { name: 'Ficheiros entregues' });
const searches = (requests: readonly { path: string; body?: unknown }[]) =>
  requests
    .filter(({ path }) => path.endsWith('search-annual-maintenance-applications'))
    .map(({ body }) => body);

describe('what was handed in, file by file', () => {
  it('opens from annual maintenance, tells what became of each, and leads to its rows', async () => {
    const made = await prepare();
    const { user, requests } = await openAsProvider(made);
    await user.click(await screen.findByRole('link', { name: 'Ficheiros entregues' }));
    const row = within(await files()).getByRole('row', { name: /maio\.xlsx/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([
      'maio.xlsx',
      '01-07-2026 10:30',
      expect.stringContaining('@'),
      '2',
      '1',
      '1',
      '1',
      'Ver os pedidos',
    ]);
    await user.click(within(row).getByRole('link', { name: 'Ver os pedidos' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(searches(requests).at(-1)).toMatchObject({ maintenanceFileId: made.fileId });
    expect(await screen.findByRole('combobox', { name: 'Ficheiro entregue' })).toHaveTextContent('maio.xlsx');

    await user.click(screen.getByRole('button', { name: 'Limpar' }));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    expect(searches(requests).at(-1)).not.toHaveProperty('maintenanceFileId');
  });

  it('shows the regulator whose each is, and finds those of one provider', async () => {
    const made = await prepare();
    const [other] = await made.server.db
      .insert(users)
      .values({ userTypeId: userType.provider, userStatusId: userStatus.active, name: 'Outra rede' })
      .returning();
    const { user } = await openAsRegulator(made);
    await user.click(await screen.findByRole('link', { name: 'Ficheiros entregues' }));
    expect(within(await files()).getByRole('columnheader', { name: 'Prestador' })).toBeVisible();
    expect(within(await files()).getAllByRole('link', { name: 'Ver os pedidos' })).toHaveLength(2);

    await user.click(screen.getByRole('combobox', { name: 'Prestador' }));
    await user.click(await screen.findByRole('option', { name: other?.name ?? '' }));
    await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
    expect(await screen.findByText('Não foram encontrados resultados')).toBeVisible();
  });

  it('is not offered by a back end that does not know it', async () => {
    network.use(http.get('*/config.json', () => HttpResponse.json({ extensions: [] })));
    const { requests } = await openAsProvider(await prepare());
    expect(await rows()).toHaveLength(3);
    await pageSettled();
    expect(screen.queryByRole('link', { name: 'Ficheiros entregues' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Ficheiro entregue' })).not.toBeInTheDocument();
    expect(requests.filter(({ path }) => path.includes('maintenanceFiles'))).toEqual([]);
  });
});
