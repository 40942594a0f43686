import { afterEach, expect, it } from 'vitest';
import {
  countUncommunicatedApplications,
  registerMaintenanceRequests,
} from '../../../../contract/calls/annualMaintenance';
import {
  checkMaintenanceFile,
  countUncommunicatedByProvider,
  getUncommunicated,
} from '../../../../contract/calls/yearlyList';
import { makeNotificationEmail, makePeriod } from '../../../../tests/support/maintenance';
import { maintenanceUpload, maintenanceWorkbook } from '../../../../tests/support/workbooks';
import { type RenewalStage, renewalStage } from '../renewalStage';

let stage: RenewalStage;
afterEach(() => stage.server.close());

const renewed = async (shrinksList: boolean) => {
  stage = await renewalStage({ shrinksList });
  await makePeriod(stage.server.db, stage.now());
  const [yes, no] = [
    await stage.tariff('yes', { fullName: 'Ana' }),
    await stage.tariff('no', { fullName: 'Rui' }),
  ];
  await stage.start();
  await stage.ask();
  return { yes, no };
};
const listed = async () => {
  const provider = await stage.provider();
  return {
    count: await provider.answer(countUncommunicatedApplications, {}),
    names: (await provider.answer(getUncommunicated, {})).map(({ fullName }) => fullName),
    ofAll: (await (await stage.administrator()).answer(countUncommunicatedByProvider, {})).map(
      ({ uncommunicated }) => uncommunicated,
    ),
  };
};

it('is spared whom a renewal renewed in the period, where the setting says so', async () => {
  await renewed(true);
  expect(await listed()).toEqual({ count: 1, names: ['Rui'], ofAll: [1] });
});

it('names everybody without the setting', async () => {
  await renewed(false);
  expect(await listed()).toEqual({ count: 2, names: ['Ana', 'Rui'], ofAll: [2] });
});

it('is taken as before where it names somebody who was renewed, and its check says who that is', async () => {
  const { yes, no } = await renewed(true);
  await makeNotificationEmail(stage.server.db, stage.providerId);
  const file = await maintenanceUpload(maintenanceWorkbook([[no.fiscalNumber], [yes.fiscalNumber]]));
  const provider = await stage.provider();
  const check = await provider.answer(checkMaintenanceFile, file);
  expect(check).toMatchObject({ lineCount: 2, readyCount: 2, findings: [], renewedRows: [3] });
  const response = await provider.send(registerMaintenanceRequests, file);
  expect(response.status).toBe(200);
  await stage.work();
  expect(await stage.itemOf(no.id)).toMatchObject({ state: 'waiting' });
  expect(await stage.itemOf(yes.id)).toMatchObject({ state: 'renewed' });
});
