import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { registerMaintenanceRequests } from '../../../contract/calls/annualMaintenance';
import {
  deleteMaintenanceRequest,
  getMaintenanceRequestIdsForProcessing,
  searchMaintenanceRequests,
} from '../../../contract/calls/maintenanceRequest';
import type { RecordOf } from '../../../contract/records/defineRecords';
import { maintenanceFiles } from '../../../contract/records/maintenanceFiles';
import { recordCalls } from '../../../contract/records/recordCalls';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { applications } from '../../../server/db/schema/applications';
import type { ApiClient } from '../../support/apiClient';
import { makeActive, makeNotificationEmail, makePeriod } from '../../support/maintenance';
import { maintenanceUpload, maintenanceWorkbook } from '../../support/workbooks';
import { emptyBeforeEach, maintenanceNow, maintenanceServer } from './maintenanceServer';

type MaintenanceFile = RecordOf<typeof maintenanceFiles>;

const fixture = maintenanceServer();
emptyBeforeEach(fixture);

const { list, read } = recordCalls(maintenanceFiles);
if (!list || !read) throw new Error('The files can be listed and read.');

/** Submits a file about `count` active tariffs of the operator's provider, and returns their NIFs. */
const handIn = async (filename: string, count: number) => {
  const { server, providerId, operator } = fixture();
  const nifs: string[] = [];
  for (let index = 0; index < count; index++)
    nifs.push((await makeActive(server.db, providerId)).fiscalNumber);
  const upload = maintenanceUpload(maintenanceWorkbook(nifs.map((nif) => [nif])), filename);
  expect(await operator.answer(registerMaintenanceRequests, upload)).toEqual({ success: true });
  return nifs;
};
const prepare = async () => {
  const { server, providerId } = fixture();
  await makePeriod(server.db, maintenanceNow);
  await makeNotificationEmail(server.db, providerId);
};
const listed = async (client: ApiClient, filename: string) => {
  const query = { filter: JSON.stringify({ filename }) };
  return (await (await client.send(list, query)).json()) as MaintenanceFile[];
};

describe('the files that were handed in', () => {
  it('tell by whom, when and how many, and what became of their lines; each provider has its own', async () => {
    const { server, operator, otherOperator, administrator } = fixture();
    await prepare();
    const [refused = '', deleted = ''] = await handIn('primeiro.xlsx', 4);
    await handIn('segundo.xlsx', 1);
    const requestOf = async (nif: string) =>
      (await operator.answer(searchMaintenanceRequests, { fiscalNumber: nif })).items[0]?.id ?? 0;
    await server.db
      .update(applications)
      .set({ statusId: applicationStatus.nonEligible })
      .where(eq(applications.id, await requestOf(refused)));
    await operator.answer(deleteMaintenanceRequest, { applicationId: await requestOf(deleted) });

    const [file] = await listed(operator, 'primeiro');
    expect(file).toMatchObject({
      filename: 'primeiro.xlsx',
      createdOn: maintenanceNow.toISOString(),
      createdBy: expect.stringContaining('@'),
      lineCount: 4,
      openCount: 2,
      processedCount: 1,
      refusedCount: 1,
    });
    expect(await listed(administrator, 'primeiro')).toEqual([{ ...file, providerName: expect.any(String) }]);
    expect(await listed(otherOperator, 'primeiro')).toEqual([]);
    expect((await otherOperator.send(read, { id: file?.id })).status).toBe(404);
    expect((await operator.send(read, { id: file?.id })).status).toBe(200);
  });

  it('lead to their rows: requests are searched by file, and selected by it for processing', async () => {
    const { operator, otherOperator, administrator } = fixture();
    await prepare();
    const nifs = await handIn('terceiro.xlsx', 2);
    await handIn('quarto.xlsx', 3);
    const [file] = await listed(operator, 'terceiro');
    const search = { maintenanceFileId: file?.id };
    const { items, totalItems } = await operator.answer(searchMaintenanceRequests, search);
    expect(totalItems).toBe(2);
    expect(items.map(({ fiscalNumber }) => fiscalNumber)).toEqual(nifs);
    expect(
      await operator.answer(searchMaintenanceRequests, { ...search, applicationStatusId: 8 }),
    ).toMatchObject({ totalItems: 0 });
    expect(await otherOperator.answer(searchMaintenanceRequests, search)).toMatchObject({ totalItems: 0 });
    const ids = await administrator.answer(getMaintenanceRequestIdsForProcessing, search);
    expect(ids).toEqual(items.map(({ id }) => id));
    const refusal = await operator.refusal(searchMaintenanceRequests, { maintenanceFileId: 'um' });
    expect(refusal.status).toBe(400);
  });

  it('a rejected file is none', async () => {
    const { operator } = fixture();
    await prepare();
    const upload = maintenanceUpload(maintenanceWorkbook([['123456789']]), 'errado.xlsx');
    expect(await operator.answer(registerMaintenanceRequests, upload)).toMatchObject({ success: false });
    expect(await listed(operator, 'errado')).toEqual([]);
  });
});
