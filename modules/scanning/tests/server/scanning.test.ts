import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  downloadResourceFile,
  getApplicationFiles,
  submitApplications,
  viewResourceFile,
} from '../../../../contract/calls/application';
import { getMailNotifications } from '../../../../contract/calls/mailNotification';
import { purpose } from '../../../../contract/rules/purpose';
import { auditEvents } from '../../../../server/db/schema/auditEvents';
import { jobs } from '../../../../server/db/schema/jobs';
import { storedDocuments } from '../../../../server/db/schema/storedDocuments';
import { type DocumentPlaces, inDatabase } from '../../../../server/documents/documentPlaces';
import { importTokenKeys } from '../../../../server/lib/tokenKeys';
import { seedAddresses } from '../../../../server/seed/seedDemo';
import { ensureRecurringJobs } from '../../../../server/services/queue/ensureRecurringJobs';
import { NoAnswer } from '../../../../server/verification/noAnswer';
import { type ApiClient, apiClient } from '../../../../tests/support/apiClient';
import { makeAdministrator, makeOperator } from '../../../../tests/support/builders';
import { validNif } from '../../../../tests/support/nifs';
import { makePdf, uploadedPdf } from '../../../../tests/support/pdf';
import { sentStudentApplication, sentSubmission } from '../../../../tests/support/submissions';
import { createTestServer, type TestServer } from '../../../../tests/support/testServer';
import { createClamdScanner } from '../../server/node/createClamdScanner';
import { scanState } from '../../server/scanState';
import { type ClamdStandIn, finding, malware, malwareName, startClamd } from './clamdStandIn';

const pending = {
  status: 400,
  message: 'O documento ainda está a ser verificado. Tente novamente dentro de alguns minutos.',
};
const refused = { status: 400, message: 'O documento foi recusado: contém software malicioso.' };
/** Requests stay under way. */
const silent = { ask: () => Promise.reject(new NoAnswer('simulated')) };

let moment = new Date('2026-03-10T15:30:00Z');
const now = () => moment;
/** How long scans have, in milliseconds. */
const attempts = [20_000];
const outcomes: string[] = [];
/** A test may encrypt them. */
const documents: { -readonly [Key in keyof DocumentPlaces]: DocumentPlaces[Key] } = { ...inDatabase };
let clamd: ClamdStandIn;
let server: TestServer;
let operator: Awaited<ReturnType<typeof makeOperator>>;
let provider: ApiClient;
let regulator: ApiClient;

beforeAll(async () => {
  clamd = await startClamd();
  server = await createTestServer({
    seed: 'empty',
    now,
    documents,
    modules: {
      scanning: {
        scanner: createClamdScanner({ host: '127.0.0.1', port: clamd.port }, { connect: 20_000, attempts }),
        onScanned: (outcome) => outcomes.push(outcome),
      },
    },
    householdServices: { socialSecurity: silent, taxAuthority: silent },
  });
  operator = await makeOperator(server.db);
  provider = await apiClient(server, operator);
  regulator = await apiClient(server, await makeAdministrator(server.db));
  await seedAddresses(server.db);
}, 60_000);
beforeEach(() => {
  outcomes.length = 0;
  clamd.received.length = 0;
});
afterAll(async () => {
  await server.close();
  await clamd.close();
});

const later = (minutes: number) => {
  moment = new Date(moment.getTime() + minutes * 60_000);
};
const workLater = (parts?: Parameters<TestServer['work']>[0]) => {
  later(2);
  return server.work(parts);
};
let requests = 0;
/** Makes a request with two certificates, for people who have no other. */
const request = (enrolment: Uint8Array, residence: Uint8Array) => {
  requests += 2;
  return sentSubmission(
    operator.parentId ?? 0,
    sentStudentApplication({
      fiscalNumber: validNif(7_100_000 + requests),
      studentFiscalNumber: validNif(7_100_001 + requests),
      studentRegistrationCertificateFile: uploadedPdf('matricula.pdf', enrolment),
      studentAddressCertificateFile: uploadedPdf('residencia.pdf', residence),
    }),
  );
};
const newPdf = () => makePdf(crypto.randomUUID());
/** Submits a request, and returns its id and its documents. */
const submit = async (enrolment: Uint8Array = newPdf(), residence: Uint8Array = newPdf()) => {
  const [result] = await provider.answer(submitApplications, request(enrolment, residence));
  const applicationId = result?.applicationId ?? 0;
  return { applicationId, files: await filesOf(applicationId) };
};
const filesOf = async (applicationId: number) => {
  const files = await regulator.answer(getApplicationFiles, { applicationId });
  const find = (name: string) => files.find(({ filename }) => filename === name);
  return { enrolment: find('matricula.pdf'), residence: find('residencia.pdf') };
};
const idOf = (file: { resourceFileId: number } | undefined) => ({
  resourceFileId: file?.resourceFileId ?? 0,
});
describe('a document that is scanned', () => {
  it('is pending, for everybody and in every way, until it was found clean', async () => {
    const enrolment = newPdf();
    const { applicationId, files } = await submit(enrolment);
    expect(files.enrolment).toMatchObject({ scan: 'pending' });
    for (const client of [provider, regulator])
      expect(await client.refusal(downloadResourceFile, idOf(files.enrolment))).toEqual(pending);
    expect(await regulator.refusal(viewResourceFile, idOf(files.enrolment))).toEqual(pending);
    const prefetched = await regulator.send(downloadResourceFile, idOf(files.enrolment), {
      [purpose.header]: purpose.prefetch,
    });
    expect(prefetched.status).toBe(400);
    await server.work();
    const after = await filesOf(applicationId);
    expect(after.enrolment).not.toHaveProperty('scan');
    const download = await provider.send(downloadResourceFile, idOf(files.enrolment));
    expect(new Uint8Array(await download.arrayBuffer())).toEqual(enrolment);
    expect(outcomes).toEqual(['clean', 'clean']);
  });

  it('is not scanned again where it is handed in again', async () => {
    const documents = [newPdf(), newPdf()] as const;
    await submit(...documents);
    await server.work();
    const again = await submit(...documents);
    await server.work();
    expect(again.files.enrolment).not.toHaveProperty('scan');
    expect(clamd.received).toHaveLength(2);
  });

  it('with malicious software is refused for ever, reported, and refused when it is handed in again', async () => {
    const infected = Buffer.concat([newPdf(), Buffer.from(`\n% ${malware}`)]);
    const residence = newPdf();
    const { applicationId, files } = await submit(infected, residence);
    await server.work();
    const after = await filesOf(applicationId);
    expect([after.enrolment?.scan, after.residence?.scan]).toEqual(['infected', undefined]);
    expect(await regulator.refusal(downloadResourceFile, idOf(files.enrolment))).toEqual(refused);
    expect(await regulator.refusal(viewResourceFile, idOf(files.enrolment))).toEqual(refused);
    expect((await regulator.send(downloadResourceFile, idOf(files.residence))).status).toBe(200);

    expect(outcomes.toSorted()).toEqual(['clean', 'infected']);
    const file = files.enrolment?.resourceFileId;
    expect(server.logged).toContainEqual({
      event: 'a document has malicious software',
      facts: {
        files: [file],
        applications: [applicationId],
        recordFiles: [],
        outcome: 'infected',
        name: malwareName,
      },
    });
    const events = await server.db.select().from(auditEvents).where(eq(auditEvents.action, 'infected'));
    expect(events).toMatchObject([{ subject: 'file', subjectId: file, detail: { applicationId } }]);
    const mail = server.mails.find(({ subject }) => subject.includes('recusado'));
    expect(mail?.to).toBe('elegibilidade@prestador.example.pt');
    expect(mail?.text).toContain(
      `Um documento do pedido n.º ${applicationId}, entregue a 10-03-2026 no campo «Comprovativo de matrícula»`,
    );
    expect(mail?.text).not.toContain('matricula.pdf');
    const told = await regulator.answer(getMailNotifications, { applicationId });
    expect(told.map(({ subject }) => subject)).toContain(mail?.subject);

    expect(await provider.refusal(submitApplications, request(infected, residence))).toEqual({
      status: 400,
      message:
        'Comprovativo de matrícula: matricula.pdf: O documento contém software malicioso. Escolha outra cópia.',
    });
  });
});

describe('a document that clamd can not look into', () => {
  it('is neither shown nor called malicious, is not asked about again, and nobody is told to cancel', async () => {
    clamd.mode = 'scans';
    const content = Buffer.concat([
      newPdf(),
      Buffer.from(`\n%${finding}Heuristics.Limits.Exceeded.MaxScanTime `),
    ]);
    const { applicationId, files } = await submit(content);
    await server.work();
    expect(await server.db.$count(jobs, eq(jobs.kind, 'scanDocument'))).toBe(0);
    expect(outcomes.filter((outcome) => outcome !== 'clean')).toEqual(['unscannable']);
    expect((await filesOf(applicationId)).enrolment).toMatchObject({ scan: 'unscannable' });
    expect(await regulator.refusal(downloadResourceFile, idOf(files.enrolment))).toMatchObject({
      status: 400,
      message: expect.stringContaining('Não foi encontrado software malicioso'),
    });
    expect(await regulator.answer(getMailNotifications, { applicationId })).toEqual([]);
    expect((await submit(content)).files.enrolment).toMatchObject({ scan: 'unscannable' });
    await server.work();
  });
});

describe('a clamd that does not scan', () => {
  it('because it hangs loses nothing, shows nothing, and is asked again until it does', async () => {
    clamd.mode = 'hangs';
    attempts.splice(0, 1, 30);
    const { files } = await submit();
    for (let times = 0; times < 2; times += 1) {
      await server.work();
      later(1);
    }
    expect(outcomes).toEqual(['failed', 'failed', 'failed', 'failed']);
    expect(await regulator.refusal(downloadResourceFile, idOf(files.enrolment))).toEqual(pending);
    const waiting = () => scanState({ db: server.db, now });
    expect(await waiting()).toEqual({ queued: 2, oldestSeconds: 120, unscanned: 2 });
    clamd.mode = 'scans';
    attempts.splice(0, 1, 20_000);
    await server.work();
    expect((await regulator.send(downloadResourceFile, idOf(files.enrolment))).status).toBe(200);
    expect(await waiting()).toEqual({ queued: 0, oldestSeconds: 0, unscanned: 0 });
  });

  it('because it is away keeps nobody from handing in, and no other job from running', async () => {
    await clamd.close();
    const { files } = await submit();
    await server.work();
    const left = await server.db.select().from(jobs);
    const waits = { queue: 'scan', kind: 'scanDocument', attempts: 1, lastFailure: 'NoVerdict refused' };
    expect(left.filter(({ lastFailure }) => lastFailure !== null)).toMatchObject([waits, waits]);
    expect(left).toContainEqual(expect.objectContaining({ kind: 'verify', attempts: 0 }));

    clamd = await startClamd('scans', clamd.port);
    later(1);
    await server.work();
    expect((await regulator.send(downloadResourceFile, idOf(files.enrolment))).status).toBe(200);
  });
});

describe('documents without a scan of their own', () => {
  /** What a server's worker does by itself. */
  const seeTo = async () => {
    await ensureRecurringJobs({ db: server.db, now }, ['scan']);
    await server.work();
  };

  it('are hidden where scanning was turned on after they were stored, until they were scanned too', async () => {
    const { files } = await submit();
    await server.db.delete(jobs);
    await server.db.update(storedDocuments).set({ scan: null }).where(eq(storedDocuments.scan, 'pending'));
    expect(await regulator.refusal(downloadResourceFile, idOf(files.enrolment))).toEqual(pending);
    await seeTo();
    expect((await regulator.send(downloadResourceFile, idOf(files.enrolment))).status).toBe(200);
    expect(clamd.received).toHaveLength(2);
  });

  it('whose job was lost are scanned all the same', async () => {
    const { files } = await submit();
    await server.db.delete(jobs);
    await seeTo();
    expect((await regulator.send(downloadResourceFile, idOf(files.enrolment))).status).toBe(200);
  });
});

describe('an encrypted document', () => {
  it('is scanned as it was handed in, and one with malicious software is refused again however it is encrypted', async () => {
    documents.keys = await importTokenKeys(['d'.repeat(32)]);
    const infected = Buffer.concat([newPdf(), Buffer.from(`\n% ${malware}`)]);
    const [good, other] = [newPdf(), newPdf()];
    const { applicationId, files } = await submit(infected, good);
    await server.work();
    const after = await filesOf(applicationId);
    expect([after.enrolment?.scan, after.residence?.scan]).toEqual(['infected', undefined]);
    expect(await regulator.refusal(downloadResourceFile, idOf(files.enrolment))).toEqual(refused);
    const download = await provider.send(downloadResourceFile, idOf(files.residence));
    expect(new Uint8Array(await download.arrayBuffer())).toEqual(good);
    expect(await provider.refusal(submitApplications, request(infected, other))).toMatchObject({
      message: expect.stringContaining('O documento contém software malicioso'),
    });
    // What that request stored before it was refused can be opened by nobody, so nobody is asked about it.
    clamd.received.length = 0;
    await ensureRecurringJobs({ db: server.db, now }, ['scan']);
    await workLater();
    await workLater();
    expect(clamd.received).toEqual([]);
    expect(await server.db.$count(jobs, eq(jobs.kind, 'scanDocument'))).toBe(0);
    // A false alarm, as the signatures were better the next day.
    await server.db.update(storedDocuments).set({ scan: null }).where(eq(storedDocuments.scan, 'infected'));
    const modules = { scanning: { scanner: { scan: async () => ({ outcome: 'clean' as const }) } } };
    await server.work({ modules });
    await workLater({ modules });
    expect((await filesOf(applicationId)).enrolment).not.toHaveProperty('scan');
    await submit(infected, other);
    documents.keys = undefined;
  });
});
