import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { exportAnonymizedApplications } from '../../../contract/calls/anonymizedExport';
import { setEligibility } from '../../../contract/calls/applicationAction';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { lisbonDate } from '../../../contract/rules/lisbonDay';
import { workbookMediaType } from '../../../contract/rules/maintenanceLimits';
import { applications } from '../../../server/db/schema/applications';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { makeApplication } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let client: ApiClient;

beforeAll(async () => {
  server = await createTestServer();
  client = await apiClient(server, { username: 'admin@tsi.example.pt' });
}, 60_000);
afterAll(() => server.close());

const exported = async () => {
  const response = await client.send(exportAnonymizedApplications, {});
  expect(response.status).toBe(200);
  const workbook = read(new Uint8Array(await response.arrayBuffer()));
  const [name = ''] = workbook.SheetNames;
  const sheet = workbook.Sheets[name];
  const [columns = [], ...rows] = sheet ? utils.sheet_to_json<string[]>(sheet, { header: 1 }) : [];
  return { response, columns, rows, text: JSON.stringify(rows) };
};

const countAlike = (rows: readonly string[][]) => {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(row.join('|'), (counts.get(row.join('|')) ?? 0) + 1);
  return counts;
};

describe('7 GET export-anonymized-application-excel', () => {
  it('is a spreadsheet named after its day, and is recorded', async () => {
    const { response } = await exported();
    expect(response.headers.get('content-type')).toBe(workbookMediaType);
    expect(response.headers.get('content-disposition')).toContain(
      `dados-anonimizados-${lisbonDate(new Date())}.xlsx`,
    );
    const recorded = await server.db.select().from(auditEvents).where(eq(auditEvents.action, 'export'));
    expect(recorded.at(-1)).toMatchObject({ subject: 'applications', actorId: expect.any(Number) });
  });

  it('has one row per application, rechecks and maintenance requests included, with their kind', async () => {
    const stored = await server.db.select({ kind: applications.kind }).from(applications);
    const { columns, rows } = await exported();
    expect(columns[0]).toBe('Tipo de pedido');
    expect(rows).toHaveLength(stored.length);
    const kinds = countAlike(rows.map(([kind = '']) => [kind]));
    const storedOf = (kind: string) => stored.filter((one) => one.kind === kind).length;
    expect(Object.fromEntries(kinds)).toEqual({
      Pedido: storedOf('request'),
      Reverificação: storedOf('recheck'),
      Manutenção: storedOf('maintenance'),
    });
  });

  it('has details of most applications', async () => {
    const { rows } = await exported();
    const disclosed = rows.filter(([, status]) => status !== 'Não divulgado');
    expect(disclosed.length).toBeGreaterThan(rows.length / 2);
  });

  it('holds nothing of a person: no NIF, name, e-mail, address, file or id', async () => {
    const { rows, text } = await exported();
    const stored = await server.db.select().from(applications);
    for (const one of stored) {
      for (const personal of [
        one.fullName,
        one.fiscalNumber,
        one.studentFullName,
        one.studentFiscalNumber,
        one.providerEmail,
        one.postCode,
        one.address.arteryDesignation,
        one.address.postalDesignation,
        one.createdOn.toISOString().slice(0, 10),
      ]) {
        if (personal) expect(text).not.toContain(personal);
      }
    }
    expect(text).not.toMatch(/\d{3,}(?!-T[1-4])/);
    expect(text).not.toContain('@');
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([7]));
  });

  it('singles out no row: each is like four others, in all columns', async () => {
    const { rows } = await exported();
    const alike = [...countAlike(rows)];
    expect(alike.length).toBeGreaterThan(1);
    for (const [row, count] of alike) expect(count, row).toBeGreaterThanOrEqual(5);
  });

  it('changes within the month can not be found by comparing two exports', async () => {
    const first = await exported();
    const awaiting = await server.db
      .select({ applicationId: applications.id })
      .from(applications)
      .where(eq(applications.statusId, applicationStatus.awaitsRegulator));
    for (const { applicationId } of awaiting) {
      await client.answer(setEligibility, { applicationId, applicationStatus: applicationStatus.eligible });
    }
    expect(awaiting.length).toBeGreaterThan(0);
    expect((await exported()).rows).toEqual(first.rows);
  });

  it('two exports joined by all columns and by position identify nobody', async () => {
    const first = await exported();
    const stranger = {
      district: 'Ilha do Corvo',
      county: 'Corvo',
    };
    const [some] = await server.db.select().from(applications).limit(1);
    if (!some) throw new Error('There is no application.');
    await makeApplication(server.db, {
      providerId: some.providerId,
      address: { ...some.address, ...stranger },
      fullName: 'Única Pessoa Desta Ilha',
      statusId: 9,
      isStudent: true,
    });
    const second = await exported();
    expect(second.rows).toHaveLength(first.rows.length + 1);
    const [before, after] = [countAlike(first.rows), countAlike(second.rows)];
    const changed = [...after].filter(([row, count]) => (before.get(row) ?? 0) !== count);
    // The only change is one more request without any details but its kind.
    expect(changed).toHaveLength(1);
    const [[row = ''] = []] = changed;
    expect(row.split('|')).toEqual(['Pedido', ...Array.from({ length: 6 }, () => 'Não divulgado')]);
    // Rows are sorted by value, so that their position reveals nothing.
    expect(second.rows.filter((one) => one.join('|') !== row)).toEqual(
      first.rows.filter((one) => one.join('|') !== row),
    );
    expect(second.text).not.toContain('Corvo');
  });
});
