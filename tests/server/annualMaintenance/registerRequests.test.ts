import { and, count, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { registerMaintenanceRequests } from '../../../contract/calls/annualMaintenance';
import { downloadResourceFile, getApplication } from '../../../contract/calls/application';
import { maintenancePeriods } from '../../../server/db/schema/annualMaintenance';
import { applicationHistory } from '../../../server/db/schema/applicationHistory';
import { applications } from '../../../server/db/schema/applications';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { files } from '../../../server/db/schema/files';
import { inDatabase } from '../../../server/documents/documentPlaces';
import { registerRequests } from '../../../server/services/annualMaintenance/registerRequests';
import { findActor } from '../../../server/services/session/account/findActor';
import { inlineWorkers } from '../../../server/services/workers/inlineWorkers';
import { anAddress, makeFile, makeOperator } from '../../support/builders';
import { makeActive, makeNotificationEmail, makePeriod } from '../../support/maintenance';
import { validNif } from '../../support/nifs';
import { type CellValue, maintenanceUpload, maintenanceWorkbook, valuesOf } from '../../support/workbooks';
import { maintenanceNow, maintenanceServer } from './maintenanceServer';

const fixture = maintenanceServer(async ({ server, providerId, otherProviderId }) => {
  await makePeriod(server.db, maintenanceNow);
  await makeNotificationEmail(server.db, providerId);
  await makeNotificationEmail(server.db, otherProviderId);
});

const upload = (...lines: CellValue[][]) =>
  fixture().operator.answer(registerMaintenanceRequests, maintenanceUpload(maintenanceWorkbook(lines)));

const requestsAbout = (originalId: number) =>
  fixture()
    .server.db.select()
    .from(applications)
    .where(and(eq(applications.recheckApplicationId, originalId), eq(applications.kind, 'maintenance')));

const countAll = async () => {
  const [total] = await fixture().server.db.select({ count: count() }).from(applications);
  return total?.count;
};

/** Uploads a file that must be refused, and returns the Erros column of the file sent back, without its heading. */
const errorsOf = async (...lines: CellValue[][]) => {
  const before = await countAll();
  const answer = await upload(...lines);
  expect(answer.success).toBe(false);
  expect(answer.resourceFile?.name).toBe('manutencao.xlsx');
  expect(await countAll()).toBe(before);
  return valuesOf(Buffer.from(answer.resourceFile?.file ?? '', 'base64'))
    .slice(1)
    .map((row) => row[2] ?? '');
};

const notActive = 'Não existe um pedido com TSI ativa deste prestador para o NIF.';

describe('2.7 a good file', () => {
  it('4 handed in during the last second of the period is of that period, however long reading it takes', async () => {
    const { server, providerId } = fixture();
    const { id: userId } = await makeOperator(server.db, { parentId: providerId });
    const familyId = crypto.randomUUID();
    const actor = await findActor(server.db, { userId, familyId });
    if (!actor) throw new Error('The operator is not active.');
    const [period] = await server.db.select().from(maintenancePeriods);
    const end = period?.endDate.getTime() ?? 0;
    const { id, fiscalNumber } = await makeActive(server.db, providerId);
    let looks = -1;
    const now = () => new Date(end + ++looks * 1000);
    const called = { actor, familyId, now, remoteAddress: null, sentFiles: new Map(), documents: inDatabase };
    const context = { ...called, db: server.db, workers: inlineWorkers };
    const upload = maintenanceUpload(maintenanceWorkbook([[fiscalNumber]]));
    await registerRequests(context, upload);
    expect(await requestsAbout(id)).toMatchObject([{ createdOn: new Date(end) }]);
  });

  it('registers a maintenance request for each line: a copy of the original, Submitted, with history and audit', async () => {
    const { server, providerId } = fixture();
    const one = await makeActive(server.db, providerId);
    const student = await makeActive(server.db, providerId, {
      isStudent: true,
      studentFullName: 'Rui Marques',
      studentFiscalNumber: validNif(8_000_001),
      studentAddress: anAddress(),
      applicantProvidedRequiredDocuments: true,
    });
    expect(
      await upload([one.fiscalNumber], [], [student.fiscalNumber, student.studentFiscalNumber ?? '']),
    ).toEqual({ success: true });

    const [request] = await requestsAbout(student.id);
    expect(request).toMatchObject({
      kind: 'maintenance',
      providerId,
      providerEmail: 'manutencao@prestador.example.pt',
      createdOn: maintenanceNow,
      statusId: 1,
      statusDate: maintenanceNow,
      fullName: student.fullName,
      fiscalNumber: student.fiscalNumber,
      address: student.address,
      postCode: student.postCode,
      isStudent: true,
      studentFullName: 'Rui Marques',
      studentFiscalNumber: validNif(8_000_001),
      studentAddress: anAddress(),
      applicantProvidedRequiredDocuments: true,
      hasAddressChanged: false,
      activationStartDate: null,
      eligibilityNotificationSentDate: null,
    });
    expect(await requestsAbout(one.id)).toHaveLength(1);
    const requestId = request?.id ?? 0;
    const history = await server.db
      .select()
      .from(applicationHistory)
      .where(eq(applicationHistory.applicationId, requestId));
    expect(history).toMatchObject([{ statusId: 1, createdOn: maintenanceNow }]);
    const audit = await server.db.select().from(auditEvents).where(eq(auditEvents.subjectId, requestId));
    expect(audit).toMatchObject([{ action: 'create', subject: 'application', occurredOn: maintenanceNow }]);
  });

  it("shows the original's documents without storing them twice", async () => {
    const { server, providerId, operator } = fixture();
    const original = await makeActive(server.db, providerId);
    const { id: resourceFileId } = await makeFile(server.db, original.id);
    await upload([original.fiscalNumber]);
    const [request] = await requestsAbout(original.id);
    const seen = await operator.answer(getApplication, { applicationId: request?.id ?? 0 });
    expect(seen).toMatchObject({ isAnnualMaintenance: true, socialSecurityFiles: [{ resourceFileId }] });
    expect((await operator.send(downloadResourceFile, { resourceFileId })).status).toBe(200);
    const stored = await server.db
      .select()
      .from(files)
      .where(eq(files.applicationId, request?.id ?? 0));
    expect(stored).toEqual([]);
  });

  it('reads numbers as text, and past spaces', async () => {
    const { server, providerId } = fixture();
    const [one, two] = [await makeActive(server.db, providerId), await makeActive(server.db, providerId)];
    expect(await upload([Number(one.fiscalNumber)], [`  ${two.fiscalNumber}\u00a0`])).toEqual({
      success: true,
    });
  });

  it('finds the only tariff of a citizen also without the student, and asks for the student where there are several', async () => {
    const { server, providerId } = fixture();
    const student = (number: number) => ({ isStudent: true, studentFiscalNumber: validNif(number) });
    const fiscalNumber = validNif(8_100_000);
    const only = await makeActive(server.db, providerId, { fiscalNumber, ...student(8_100_001) });
    expect(await upload([fiscalNumber])).toEqual({ success: true });
    expect(await requestsAbout(only.id)).toHaveLength(1);

    const shared = { fiscalNumber: validNif(8_100_002) };
    await makeActive(server.db, providerId, { ...shared, ...student(8_100_003) });
    await makeActive(server.db, providerId, { ...shared, ...student(8_100_004) });
    expect(await errorsOf([shared.fiscalNumber])).toEqual([
      'Existem vários pedidos com TSI ativa para o NIF: indique o NIF do estudante.',
    ]);
    expect(
      await upload([shared.fiscalNumber, validNif(8_100_003)], [shared.fiscalNumber, validNif(8_100_004)]),
    ).toEqual({ success: true });
  });

  it('says that the address changed when the address list has other words for it, or none', async () => {
    const { server, providerId } = fixture();
    const changed = async (overrides: Parameters<typeof makeActive>[2]) => {
      const original = await makeActive(server.db, providerId, overrides);
      await upload([original.fiscalNumber]);
      return (await requestsAbout(original.id))[0]?.hasAddressChanged;
    };
    expect(await changed({ address: { ...anAddress(), arteryDesignation: 'A rua de cima' } })).toBe(false);
    expect(await changed({ address: { ...anAddress(), parish: 'Freguesia extinta' } })).toBe(true);
    expect(await changed({ address: { ...anAddress(), id: 2_000_000_000 } })).toBe(true);
    expect(
      await changed({
        isStudent: true,
        studentFiscalNumber: validNif(8_200_001),
        studentAddress: { ...anAddress(), county: 'Outro' },
      }),
    ).toBe(true);
  });
});

describe('2.7 one wrong line rejects the whole file, which comes back marked', () => {
  it('with malformed, missing and repeated NIFs', async () => {
    const { server, providerId } = fixture();
    const [one, two] = [await makeActive(server.db, providerId), await makeActive(server.db, providerId)];
    expect(
      await errorsOf(
        [one.fiscalNumber],
        ['123456780'],
        ['', one.fiscalNumber],
        [two.fiscalNumber],
        [two.fiscalNumber],
      ),
    ).toEqual([
      '',
      'NIF inválido.',
      'NIF em falta.',
      'NIF repetido no ficheiro (linha 6).',
      'NIF repetido no ficheiro (linha 5).',
    ]);
  });

  it('with NIFs that have no active application of this provider', async () => {
    const { server, providerId, otherProviderId } = fixture();
    const others = await makeActive(server.db, otherProviderId);
    const inactive = await makeActive(server.db, providerId, { statusId: 10 });
    const recheck = await makeActive(server.db, providerId, { kind: 'recheck' });
    const own = await makeActive(server.db, providerId);
    expect(
      await errorsOf(
        [others.fiscalNumber],
        [inactive.fiscalNumber],
        [recheck.fiscalNumber],
        [validNif(8_300_001)],
        [own.fiscalNumber, validNif(8_300_002)],
      ),
    ).toEqual([
      notActive,
      notActive,
      notActive,
      notActive,
      'Não existe um pedido com TSI ativa deste prestador para o NIF e o NIF do estudante.',
    ]);
  });

  it('with NIFs handed in and not processed yet; processed ones may come again', async () => {
    const { server, providerId } = fixture();
    const original = await makeActive(server.db, providerId);
    await upload([original.fiscalNumber]);
    expect(await errorsOf([original.fiscalNumber])).toEqual(['NIF já comunicado e ainda não processado.']);
    await server.db
      .update(applications)
      .set({ statusId: 7 })
      .where(eq(applications.recheckApplicationId, original.id));
    expect(await upload([original.fiscalNumber])).toEqual({ success: true });
  });

  it('with two ways of naming the same tariff', async () => {
    const { server, providerId } = fixture();
    const studentFiscalNumber = validNif(8_400_001);
    const { fiscalNumber } = await makeActive(server.db, providerId, {
      isStudent: true,
      studentFiscalNumber,
    });
    expect(await errorsOf([fiscalNumber], [fiscalNumber, studentFiscalNumber])).toEqual([
      'NIF repetido no ficheiro (linha 3).',
      'NIF repetido no ficheiro (linha 2).',
    ]);
  });
});
