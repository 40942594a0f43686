import { bench, describe } from 'vitest';
import { registerMaintenanceRequests } from '../../contract/calls/annualMaintenance';
import { checkMaintenanceFile } from '../../contract/calls/yearlyList';
import { applications } from '../../server/db/schema/applications';
import { checkLines } from '../../workbook/checkLines';
import { markWorkbook } from '../../workbook/markWorkbook';
import { openWorkbook } from '../../workbook/openWorkbook';
import { readMaintenanceSheet } from '../../workbook/readMaintenanceSheet';
import { type ApiClient, apiClient } from '../support/apiClient';
import { makeOperator } from '../support/builders';
import { makeActive, makeNotificationEmail, makePeriod } from '../support/maintenance';
import { validNif } from '../support/nifs';
import { createTestServer, type TestServer } from '../support/testServer';
import { changedParts, maintenanceUpload, maintenanceWorkbook } from '../support/workbooks';

const nifs = Array.from({ length: 10_000 }, (_, index) => validNif(6_000_000 + index));
const file = maintenanceWorkbook(nifs.map((nif) => [nif, '']));
const wrongFile = maintenanceWorkbook(nifs.map((nif) => [nif.slice(1), '']));
const body = maintenanceUpload(file);
const few = { iterations: 3, warmupIterations: 0, time: 0, warmupTime: 0 };

const check = (bytes: Uint8Array) => {
  const workbook = openWorkbook(bytes);
  return { workbook, problems: checkLines(readMaintenanceSheet(workbook).lines) };
};

describe('10,000 lines without a database', () => {
  bench('read and check', () => void check(file), few);
  bench(
    'read, check and mark 10,000 wrong lines',
    () => {
      const { workbook, problems } = check(wrongFile);
      markWorkbook(workbook, problems);
    },
    few,
  );
});

describe('the costliest workbook that is still opened', () => {
  const cells = Array.from(
    { length: 28 },
    (_, n) => `<c r="${String.fromCharCode(65 + (n % 26))}1"><v>${n}</v></c>`,
  );
  const rows = Array.from({ length: 10_000 }, () => `<row>${cells.join('')}</row>`).join('');
  const costly = changedParts(file, (parts) => {
    parts['xl/worksheets/sheet1.xml'] =
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
  });
  bench('1,140,000 tags', () => void openWorkbook(costly), few);
});

interface Prepared {
  server: TestServer;
  client: ApiClient;
}

const prepare = async (): Promise<Prepared> => {
  const now = new Date();
  const server = await createTestServer({ seed: 'empty' });
  const operator = await makeOperator(server.db);
  const providerId = operator.parentId ?? 0;
  await makePeriod(server.db, now);
  await makeNotificationEmail(server.db, providerId);
  const { id: _, ...values } = await makeActive(server.db, providerId);
  for (let at = 0; at < nifs.length; at += 2000)
    await server.db
      .insert(applications)
      .values(nifs.slice(at, at + 2000).map((fiscalNumber) => ({ ...values, fiscalNumber })));
  return { server, client: await apiClient(server, operator) };
};

describe('10,000 lines over HTTP', () => {
  let prepared: Prepared | undefined;
  // Benchmarks have no beforeAll.
  const once = {
    ...few,
    iterations: 1,
    setup: async () => {
      await prepared?.server.close();
      prepared = await prepare();
    },
  };
  bench(
    'check them',
    async () => {
      const answer = await prepared?.client.answer(checkMaintenanceFile, body);
      if (answer?.readyCount !== nifs.length) throw new Error('Lines were found wrong.');
    },
    once,
  );
  bench(
    'check 10,000 wrong lines',
    async () => {
      const answer = await prepared?.client.answer(checkMaintenanceFile, maintenanceUpload(wrongFile));
      if (answer?.readyCount !== 0) throw new Error('Lines were found right.');
    },
    once,
  );
  bench(
    'register them',
    async () => {
      const answer = await prepared?.client.answer(registerMaintenanceRequests, body);
      if (!answer?.success) throw new Error('The file was rejected.');
    },
    once,
  );
});
