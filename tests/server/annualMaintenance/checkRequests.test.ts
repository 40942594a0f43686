import { count, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { registerMaintenanceRequests } from '../../../contract/calls/annualMaintenance';
import { checkMaintenanceFile } from '../../../contract/calls/yearlyList';
import { notificationEmails } from '../../../server/db/schema/annualMaintenance';
import { applications } from '../../../server/db/schema/applications';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { makeActive, makeNotificationEmail, makePeriod } from '../../support/maintenance';
import { validNif } from '../../support/nifs';
import { type CellValue, maintenanceUpload, maintenanceWorkbook, valuesOf } from '../../support/workbooks';
import { maintenanceNow, maintenanceServer } from './maintenanceServer';

const fixture = maintenanceServer(async ({ server, providerId }) => {
  await makePeriod(server.db, maintenanceNow);
  await makeNotificationEmail(server.db, providerId);
});

const bodyOf = (...lines: CellValue[][]) => maintenanceUpload(maintenanceWorkbook(lines));

const countAll = async () => {
  const [total] = await fixture().server.db.select({ count: count() }).from(applications);
  return total?.count;
};

describe('2.7 the check of a file names every line, column, value and reason, and registers nothing', () => {
  it('with what the file alone tells and what only the database can tell, in the order of the lines', async () => {
    const { server, providerId, otherProviderId, operator } = fixture();
    const [good, doubled] = [
      await makeActive(server.db, providerId),
      await makeActive(server.db, providerId),
    ];
    const others = await makeActive(server.db, otherProviderId);
    const before = await countAll();
    const body = bodyOf(
      [good.fiscalNumber],
      [others.fiscalNumber],
      ['123'],
      [doubled.fiscalNumber],
      [` ${doubled.fiscalNumber}`],
      [good.fiscalNumber, validNif(8_500_001)],
    );
    expect(await operator.answer(checkMaintenanceFile, body)).toEqual({
      lineCount: 6,
      readyCount: 1,
      findings: [
        {
          row: 3,
          column: 'fiscalNumber',
          value: others.fiscalNumber,
          fault: 'notActive',
          message: 'Não existe um pedido com TSI ativa deste prestador para o NIF.',
        },
        { row: 4, column: 'fiscalNumber', value: '123', fault: 'malformed', message: 'NIF inválido.' },
        {
          row: 5,
          column: 'fiscalNumber',
          value: doubled.fiscalNumber,
          fault: 'repeated',
          message: 'NIF repetido no ficheiro (linha 6).',
          firstRow: 5,
        },
        {
          row: 6,
          column: 'fiscalNumber',
          value: doubled.fiscalNumber,
          fault: 'repeated',
          message: 'NIF repetido no ficheiro (linha 5).',
          firstRow: 5,
        },
        {
          row: 7,
          column: 'studentFiscalNumber',
          value: validNif(8_500_001),
          fault: 'notActiveStudent',
          message: 'Não existe um pedido com TSI ativa deste prestador para o NIF e o NIF do estudante.',
        },
      ],
    });
    expect(await countAll()).toBe(before);
    const [audit] = await server.db.select().from(auditEvents).where(eq(auditEvents.action, 'uploadChecked'));
    expect(audit).toMatchObject({ subject: 'maintenanceFile', detail: { lines: 6, problems: 5 } });
  });

  it('agrees with what registering says', async () => {
    const { server, providerId, operator } = fixture();
    const original = await makeActive(server.db, providerId);
    const body = bodyOf([original.fiscalNumber]);
    expect(await operator.answer(checkMaintenanceFile, body)).toEqual({
      lineCount: 1,
      readyCount: 1,
      findings: [],
    });
    expect(await operator.answer(registerMaintenanceRequests, body)).toEqual({ success: true });

    const checked = await operator.answer(checkMaintenanceFile, body);
    expect(checked).toMatchObject({ readyCount: 0, findings: [{ fault: 'pending' }] });
    const { resourceFile } = await operator.answer(registerMaintenanceRequests, body);
    const [, line] = valuesOf(Buffer.from(resourceFile?.file ?? '', 'base64'));
    expect(line?.[2]).toBe(checked.findings[0]?.message);
  });

  it('tells no more than the beginning of a long value', async () => {
    const { findings } = await fixture().operator.answer(checkMaintenanceFile, bodyOf(['9'.repeat(30_000)]));
    expect(findings).toMatchObject([{ row: 2, value: '9'.repeat(40) }]);
  });
});

describe('what registering refuses as a whole, the check refuses too', () => {
  it('no workbook', async () => {
    const body = maintenanceUpload(new Uint8Array([1, 2, 3]));
    const [checked, registered] = [
      await fixture().operator.refusal(checkMaintenanceFile, body),
      await fixture().operator.refusal(registerMaintenanceRequests, body),
    ];
    expect(checked).toEqual(registered);
    expect(checked.status).toBe(400);
  });

  it('without a notification e-mail', async () => {
    const { server, providerId, operator } = fixture();
    await server.db.delete(notificationEmails);
    expect(await operator.refusal(checkMaintenanceFile, bodyOf([validNif(1)]))).toEqual({
      status: 400,
      message: 'Grave primeiro o e-mail de notificação.',
    });
    await makeNotificationEmail(server.db, providerId);
  });
});
