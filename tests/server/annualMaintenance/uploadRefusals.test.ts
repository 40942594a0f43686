import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { registerMaintenanceRequests } from '../../../contract/calls/annualMaintenance';
import { checkMaintenanceFile } from '../../../contract/calls/yearlyList';
import { maintenancePeriods, notificationEmails } from '../../../server/db/schema/annualMaintenance';
import { applications } from '../../../server/db/schema/applications';
import { apiClient } from '../../support/apiClient';
import { makeOperator } from '../../support/builders';
import { makeActive, makeNotificationEmail, makePeriod } from '../../support/maintenance';
import { validNif } from '../../support/nifs';
import { makePdf } from '../../support/pdf';
import { changedParts, maintenanceUpload, maintenanceWorkbook } from '../../support/workbooks';
import { maintenanceNow, maintenanceServer } from './maintenanceServer';

const format =
  'Formato inválido. Insira documentos .xlsx com estrutura válida e com um máximo de 10.000 linhas cada.';
const fixture = maintenanceServer();
const good = maintenanceWorkbook([[validNif(1)]]);
const bomb = changedParts(good, (parts) => {
  parts['xl/worksheets/sheet1.xml'] = ' '.repeat(60_000_000);
});

beforeEach(async () => {
  const { server, providerId } = fixture();
  await server.db.delete(maintenancePeriods);
  await server.db.delete(notificationEmails);
  await makePeriod(server.db, maintenanceNow);
  await makeNotificationEmail(server.db, providerId);
});

const refusal = (bytes: Uint8Array, filename?: string) =>
  fixture().operator.refusal(registerMaintenanceRequests, maintenanceUpload(bytes, filename));

describe('5 a file that is no maintenance file gets the one message', () => {
  it.each([
    ['another name', good, 'lista.xls'],
    ['a PDF under the right name', makePdf(), undefined],
    ['no bytes', new Uint8Array(), undefined],
    ['other headings', maintenanceWorkbook([[validNif(1)]], ['NIF', 'Estudante']), undefined],
    ['no lines', maintenanceWorkbook([]), undefined],
    [
      'more than 10,000 lines',
      maintenanceWorkbook(Array.from({ length: 10_001 }, (_, n) => [validNif(n)])),
      undefined,
    ],
    ['a zip bomb', bomb, undefined],
    ['5 MB of nothing', new Uint8Array(5_000_001), undefined],
  ])('%s', async (_, bytes, filename) =>
    expect(await refusal(bytes, filename)).toEqual({ status: 400, message: format }),
  );

  it('but one over a limit is told which', async () => {
    expect(await refusal(new Uint8Array(20_000_001))).toEqual({
      status: 400,
      message: 'O ficheiro tem mais de 20 MB. Copie as linhas para o template e tente outra vez.',
    });
    const wide = maintenanceWorkbook([[validNif(1), ...Array.from({ length: 50 }, () => 'x')]]);
    expect((await refusal(wide)).message).toMatch(/mais de 50 colunas/);
  });

  it('after which callers can read sheet, row and what was found instead of the headings', async () => {
    const bytes = maintenanceWorkbook([[validNif(1)]], ['NIF *', 'Estudante']);
    for (const call of [registerMaintenanceRequests, checkMaintenanceFile]) {
      const answer = await fixture().operator.send(call, maintenanceUpload(bytes));
      expect(await answer.json()).toMatchObject({
        errors: [{ errors: [format, 'Folha «Lista», linha 1: «NIF *», «Estudante».'] }],
      });
    }
  });

  it.each(['', 'x', 'data:;base64,****', 'data:text/plain,NIF'])('content %j', async (file) => {
    const body = { MaintenanceFile: { filename: 'a.xlsx', sanitizeName: false, file } };
    expect(await fixture().operator.refusal(registerMaintenanceRequests, body)).toEqual({
      status: 400,
      message: format,
    });
  });

  it('accepts the media types that browsers invent', async () => {
    const { server, providerId, operator } = fixture();
    const { fiscalNumber } = await makeActive(server.db, providerId);
    const file = Buffer.from(maintenanceWorkbook([[fiscalNumber]])).toString('base64');
    const body = {
      MaintenanceFile: {
        filename: 'A.XLSX',
        sanitizeName: false as const,
        file: `data:application/octet-stream;base64,${file}`,
      },
    };
    expect(await operator.answer(registerMaintenanceRequests, body)).toEqual({ success: true });
  });
});

describe('4 and 6 when and by whom a file is taken', () => {
  const nothingRegistered = async () => {
    const rows = await fixture()
      .server.db.select()
      .from(applications)
      .where(eq(applications.fiscalNumber, validNif(1)));
    expect(rows).toEqual([]);
  };

  it.each([
    { from: 1, to: 30 },
    { from: -30, to: -1 },
  ])('not outside the period: %j', async (days) => {
    const { server } = fixture();
    await server.db.delete(maintenancePeriods);
    await makePeriod(server.db, maintenanceNow, days);
    expect(await refusal(good)).toEqual({
      status: 400,
      message: 'O período de comunicação não está em vigor.',
    });
    await nothingRegistered();
  });

  it('not before there is a notification e-mail', async () => {
    await fixture().server.db.delete(notificationEmails);
    expect(await refusal(good)).toEqual({
      status: 400,
      message: 'Grave primeiro o e-mail de notificação.',
    });
    await nothingRegistered();
  });

  it('not from a user without the writer right', async () => {
    const { server, providerId } = fixture();
    const reader = await makeOperator(server.db, {
      parentId: providerId,
      permissions: ['AnnualMaintenanceModule_Reader', 'AnnualMaintenanceModule_Updater'],
    });
    const client = await apiClient(server, reader);
    expect((await client.refusal(registerMaintenanceRequests, maintenanceUpload(good))).status).toBe(403);
  });
});
