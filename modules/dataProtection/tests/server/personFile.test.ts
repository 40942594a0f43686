import { eq, getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getApplication, searchBackofficeApplications } from '../../../../contract/calls/application';
import { currentDeclarations, declarationVersion } from '../../../../contract/declarationTexts';
import { fileType } from '../../../../contract/entities/fileType';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { applicationConsents } from '../../../../server/db/schema/applicationConsents';
import { auditEvents } from '../../../../server/db/schema/auditEvents';
import { holds } from '../../../../server/db/schema/holds';
import { personFilePieces, personFiles } from '../../../../server/db/schema/personFiles';
import { users } from '../../../../server/db/schema/users';
import { enqueueJob } from '../../../../server/services/queue/enqueueJob';
import { ahead } from '../../../../tests/server/audit/auditStage';
import { type ActionStage, actionStage } from '../../../../tests/support/actionStage';
import { apiClient } from '../../../../tests/support/apiClient';
import { makeAdministrator, makeApplication, makeFile } from '../../../../tests/support/builders';
import { validNif } from '../../../../tests/support/nifs';
import { makePdf } from '../../../../tests/support/pdf';
import { askPersonFile, fetchPersonFile, getPersonFiles } from '../../contract/dataProtectionCalls';
import { eraseApplications } from '../../server/erasure/eraseApplications';
import { makePerson, person } from './personStage';

let stage: ActionStage;
let ids: number[];
beforeAll(async () => {
  stage = await actionStage(new Date('2026-11-26T10:00:00Z'));
  ({ ids } = await makePerson(stage.db));
}, 60_000);
afterAll(() => stage.server.close());

const reason = 'Pedido de acesso recebido por carta.';

const askFor = async (fiscalNumber: string): Promise<number> => {
  const id = await stage.administrator.answer(askPersonFile, { fiscalNumber, reason });
  await stage.server.work();
  return id;
};

const fetchFile = (personFileId: number) => stage.administrator.send(fetchPersonFile, { personFileId });

const filesOf = async (answer: Response) => {
  expect(answer.status).toBe(200);
  return unzipSync(new Uint8Array(await answer.arrayBuffer()));
};

const textOf = (files: Record<string, Uint8Array>, path: string) =>
  strFromU8(files[path] ?? new Uint8Array());

const stateOf = async (id: number) => {
  const [row] = await stage.db.select().from(personFiles).where(eq(personFiles.id, id));
  return row;
};

const actionsAbout = async (id: number) =>
  (await stage.db.select().from(auditEvents))
    .filter(({ subject, subjectId, detail }) =>
      subject === 'personFile' ? subjectId === id : detail?.personFileId === id,
    )
    .map(({ action }) => action);

describe('the file of a person', () => {
  it('tells everything that is held about an applicant, with documents, and who looked, by their organisation', async () => {
    const [first = 0, withStudent = 0] = ids;
    const pdf = makePdf('rendimentos');
    await makeFile(stage.db, withStudent, { filename: 'rendimentos.pdf', content: pdf });
    await makeFile(stage.db, withStudent, {
      filename: 'matricula.pdf',
      resourceFileTypeId: fileType.studentRegistrationCertificateFile,
    });
    await stage.administrator.answer(getApplication, { applicationId: first });
    await stage.administrator.send(searchBackofficeApplications, { id: first }, ahead);
    const files = await filesOf(await fetchFile(await askFor(person.fiscalNumber)));

    const { requests } = JSON.parse(textOf(files, 'dados.json'));
    expect(requests.map(({ id }: { id: number }) => id)).toEqual(ids);
    expect(requests[0]).toMatchObject({
      person: [{ fullName: person.fullName, fiscalNumber: person.fiscalNumber }],
      notes: [{ text: expect.stringContaining(person.fullName) }],
      elements: [{ answer: expect.stringContaining(person.fullName) }],
      mails: [{ body: expect.stringContaining(person.fullName) }],
      approvals: [{ state: 'recusado' }],
    });
    expect(requests[0].history).toHaveLength(2);
    expect(requests[2].yearlyList.filename).toContain(person.fiscalNumber);
    const accesses = requests[0].accesses.map(
      ({ what, by }: { what: string; by: string }) => `${what} ${by}`,
    );
    expect(accesses).toEqual(['Consulta Regulador', 'Acesso por obtenção antecipada Regulador']);

    const [document] = requests[1].documents;
    expect(requests[1].documents).toHaveLength(1);
    expect(files[document.path]).toEqual(pdf);
    const page = textOf(files, 'dados.html');
    for (const text of [person.fullName, 'rendimentos.pdf', 'Acesso por obtenção antecipada'])
      expect(page).toContain(text);
  });

  it('leaves out what concerns others: names of operators, the student, other citizens', async () => {
    const blocking = await makeApplication(stage.db, { fullName: 'Outra Cidadã Qualquer' });
    const files = await filesOf(await fetchFile(await askFor(person.fiscalNumber)));
    const everything = textOf(files, 'dados.json') + textOf(files, 'dados.html');
    const names = (await stage.db.select({ username: users.username }).from(users)).flatMap(
      ({ username }) => username ?? [],
    );
    expect(names.length).toBeGreaterThan(3);
    const others = [...names, person.studentFullName, person.studentFiscalNumber, blocking.fullName];
    expect(others.filter((text) => everything.includes(text))).toEqual([]);
    expect(Object.keys(files).join()).not.toContain('matricula');
  });

  it('gives a student their own data and certificates, and nothing that tells of the household', async () => {
    await stage.db.insert(holds).values({
      applicationId: ids[1],
      reason: `Reclamação de ${person.fullName}`,
      createdById: stage.provider.id,
      createdOn: stage.now,
      endedOn: stage.now,
    });
    const files = await filesOf(await fetchFile(await askFor(person.studentFiscalNumber)));
    const json = textOf(files, 'dados.json');
    expect(json).toContain(person.studentFullName);
    expect(Object.keys(files).filter((path) => path.endsWith('.pdf'))).toEqual([
      expect.stringContaining('matricula.pdf'),
    ]);
    const [request] = JSON.parse(json).requests;
    expect(request.role).toBe('estudante do agregado');
    expect(request).not.toHaveProperty('notes');
    expect(request.person).toHaveLength(1);
    // Whatever people wrote of the request tells of the applicant, as `makePerson` has it.
    const everything = json + textOf(files, 'dados.html');
    const ofApplicant = [person.fullName, person.fiscalNumber, person.email];
    expect(ofApplicant.filter((text) => everything.includes(text))).toEqual([]);
  });

  it('says in words what is kept as a code, and the declarations as they were ticked', async () => {
    const [applicationId = 0] = ids;
    await stage.db.insert(applicationConsents).values({
      applicationId,
      declaration: 'applicantGaveConsent',
      version: declarationVersion,
      textDigest: '0'.repeat(64),
      givenOn: stage.now,
      givenById: stage.provider.id,
    });
    const files = await filesOf(await fetchFile(await askFor(person.fiscalNumber)));
    const json = textOf(files, 'dados.json');
    for (const text of [json, textOf(files, 'dados.html')])
      expect(text).toContain(currentDeclarations.applicantGaveConsent);
    const modules = import.meta.glob<object>('/server/db/schema/*.ts', { eager: true });
    const tables = Object.values(modules).flatMap((module) => Object.values(module));
    const codes = tables
      .filter((table) => is(table, PgTable))
      .flatMap((table) => Object.values(getTableColumns(table)).flatMap((column) => column.enumValues ?? []));
    expect(codes).toContain('refused');
    const told: string[] = [];
    JSON.parse(json, (_, value) => {
      if (typeof value === 'string') told.push(value);
      return value;
    });
    expect(told.filter((text) => codes.includes(text) || /^[a-z]+([A-Z][a-z]*)+$/.test(text))).toEqual([]);
  });

  it('is given once, to whoever asked, and nothing of it is left; the audit says so', async () => {
    const id = await askFor(person.fiscalNumber);
    const stored = await stage.db.select().from(personFilePieces).where(eq(personFilePieces.fileId, id));
    // And what was written of the person elsewhere.
    expect(stored).toHaveLength(ids.length + 1);
    expect(JSON.stringify(stored)).not.toContain(person.fullName);
    const colleague = await apiClient(stage.server, await makeAdministrator(stage.db));
    expect((await colleague.send(fetchPersonFile, { personFileId: id })).status).toBe(404);
    expect(await colleague.answer(getPersonFiles, {})).toEqual([]);

    await filesOf(await fetchFile(id));
    // Removed once the last byte was taken.
    await expect.poll(() => stage.db.$count(personFilePieces, eq(personFilePieces.fileId, id))).toBe(0);
    const again = await fetchFile(id);
    expect(again.status).toBe(404);
    expect(await again.text()).toContain('já não está disponível');
    expect(await stateOf(id)).toMatchObject({ state: 'fetched', fiscalNumber: null, reason });
    expect(await actionsAbout(id)).toEqual([
      'askPersonFile',
      'makePersonFile',
      'refusal',
      'fetchPersonFile',
      'refusal',
    ]);
  });

  it('stays ready until its last byte was taken, however often its way breaks off, each time in the audit', async () => {
    const id = await askFor(person.fiscalNumber);
    for (const taken of [1, 3]) {
      const reader = (await fetchFile(id)).body?.getReader();
      for (let chunk = 0; chunk < taken; chunk += 1) expect((await reader?.read())?.done).toBe(false);
      await reader?.cancel();
      expect(await stateOf(id)).toMatchObject({ state: 'ready', fiscalNumber: person.fiscalNumber });
    }
    const reader = (await fetchFile(id)).body?.getReader();
    const chunks: Uint8Array[] = [];
    // The directory at the end of a ZIP is its last bytes.
    while (!Buffer.concat(chunks).includes('PK\x05\x06')) {
      chunks.push((await reader?.read())?.value ?? new Uint8Array());
      expect(await stateOf(id)).toMatchObject({ state: 'ready' });
    }
    while ((await reader?.read())?.done === false);
    expect(await stateOf(id)).toMatchObject({ state: 'fetched', fiscalNumber: null });
    expect(Object.keys(unzipSync(Buffer.concat(chunks)))).toContain('dados.json');
    expect((await fetchFile(id)).status).toBe(404);
    expect((await actionsAbout(id)).filter((action) => action === 'fetchPersonFile')).toHaveLength(3);
  });

  it('breaks off, rather than end without what was removed meanwhile', async () => {
    const id = await askFor(person.fiscalNumber);
    const reader = (await fetchFile(id)).body?.getReader();
    await reader?.read();
    await stage.db.delete(personFilePieces).where(eq(personFilePieces.fileId, id));
    const rest = async () => {
      while ((await reader?.read())?.done === false);
    };
    await expect(rest()).rejects.toThrow();
    expect(await stateOf(id)).toMatchObject({ state: 'ready' });
    await stage.db.delete(personFiles).where(eq(personFiles.id, id));
  });

  it('says that nothing is held about a NIF that nobody has', async () => {
    const files = await filesOf(await fetchFile(await askFor(validNif(4_999_999))));
    expect(Object.keys(files)).toEqual(['dados.html', 'dados.json']);
    expect(JSON.parse(textOf(files, 'dados.json')).requests).toEqual([]);
    expect(textOf(files, 'dados.html')).toContain('Não há nada guardado');
  });

  it('is gathered some requests at a time, however many there are', async () => {
    const fiscalNumber = validNif(4_999_998);
    for (let made = 0; made < 45; made += 1)
      await makeApplication(stage.db, { fiscalNumber, statusId: applicationStatus.cancelled });
    const files = await filesOf(await fetchFile(await askFor(fiscalNumber)));
    expect(JSON.parse(textOf(files, 'dados.json')).requests).toHaveLength(45);
  });

  it('is gone after a week, when its requests are erased, and can then be asked for again', async () => {
    const id = await askFor(person.fiscalNumber);
    const second = await stage.administrator.send(askPersonFile, {
      fiscalNumber: person.fiscalNumber,
      reason,
    });
    expect(second.status).toBe(400);
    const later = new Date('2026-12-03T12:00:00Z');
    stage.setNow(later);
    await enqueueJob({ db: stage.db, now: () => later, remoteAddress: null }, 'removeExpired', {});
    await stage.server.work();
    expect(await stateOf(id)).toMatchObject({ state: 'expired', fiscalNumber: null });
    expect(await actionsAbout(id)).toContain('endPersonFile');
    stage.setNow(stage.now);
    const next = await askFor(person.fiscalNumber);
    await eraseApplications(stage.db, ids);
    expect(await stateOf(next)).toMatchObject({ state: 'expired', fiscalNumber: null });
    expect(await stage.db.$count(personFilePieces)).toBe(0);
    expect((await fetchFile(next)).status).toBe(404);
  });
});
