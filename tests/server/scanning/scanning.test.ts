import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  downloadResourceFile,
  getApplicationFiles,
  submitApplications,
  viewResourceFile,
} from '../../../contract/calls/application';
import { getMailNotifications } from '../../../contract/calls/mailNotification';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { jobs } from '../../../server/db/schema/jobs';
import { storedDocuments } from '../../../server/db/schema/storedDocuments';
import { createClamdScanner } from '../../../server/node/createClamdScanner';
import { seedAddresses } from '../../../server/seed/seedDemo';
import { ensureRecurringJobs } from '../../../server/services/queue/ensureRecurringJobs';
import { scanState } from '../../../server/services/scanning/scanState';
import { NoAnswer } from '../../../server/verification/noAnswer';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { makeAdministrator, makeOperator } from '../../support/builders';
import { type ClamdStandIn, malware, malwareName, startClamd } from '../../support/clamdStandIn';
import { makePdf, uploadedPdf } from '../../support/pdf';
import { sentStudentApplication, sentSubmission } from '../../support/submissions';
import { createTestServer, type TestServer } from '../../support/testServer';

const pending = {
  status: 400,
  message: 'O documento ainda está a ser verificado. Tente novamente dentro de alguns minutos.',
};
const refused = { status: 400, message: 'O documento foi recusado: contém software malicioso.' };

/** Requests stay under way. */
const silent = {
  isEntitled: async () => {
    throw new NoAnswer('simulated');
  },
};

let moment: Date;
let clamd: ClamdStandIn;
let server: TestServer;
let outcomes: string[];
let operator: Awaited<ReturnType<typeof makeOperator>>;
let provider: ApiClient;
let regulator: ApiClient;

beforeEach(async () => {
  moment = new Date('2026-03-10T15:30:00Z');
  clamd = await startClamd();
  outcomes = [];
  server = await createTestServer({
    seed: 'empty',
    now: () => moment,
    scanner: createClamdScanner(
      { host: '127.0.0.1', port: clamd.port },
      { connect: 2_000, attempts: [40, 40] },
    ),
    onScanned: (outcome) => outcomes.push(outcome),
    householdServices: { socialSecurity: silent, taxAuthority: silent },
  });
  operator = await makeOperator(server.db);
  provider = await apiClient(server, operator);
  regulator = await apiClient(server, await makeAdministrator(server.db));
  await seedAddresses(server.db);
});
afterEach(async () => {
  await server.close();
  await clamd.close();
});

const later = (minutes: number) => {
  moment = new Date(moment.getTime() + minutes * 60_000);
};
/** Submits a request with two certificates, and returns its id and theirs. */
const submit = async (enrolment = makePdf('matrícula')) => {
  const [result] = await provider.answer(
    submitApplications,
    sentSubmission(
      operator.parentId ?? 0,
      sentStudentApplication({ studentRegistrationCertificateFile: uploadedPdf('matricula.pdf', enrolment) }),
    ),
  );
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
const infectedPdf = () => Buffer.concat([makePdf('matrícula'), Buffer.from(`\n% ${malware}`)]);

describe('a document that is scanned', () => {
  it('is pending, for everybody and in every way, until it was found clean', async () => {
    const { applicationId, files } = await submit();
    expect(files.enrolment).toMatchObject({ scan: 'pending' });
    for (const client of [provider, regulator])
      expect(await client.refusal(downloadResourceFile, idOf(files.enrolment))).toEqual(pending);
    expect(await regulator.refusal(viewResourceFile, idOf(files.enrolment))).toEqual(pending);
    const prefetched = await regulator.send(downloadResourceFile, idOf(files.enrolment), {
      purpose: 'prefetch',
    });
    expect(prefetched.status).toBe(400);
    await server.work();
    const after = await filesOf(applicationId);
    expect(after.enrolment).not.toHaveProperty('scan');
    const download = await provider.send(downloadResourceFile, idOf(files.enrolment));
    expect(new Uint8Array(await download.arrayBuffer())).toEqual(makePdf('matrícula'));
    expect(outcomes).toEqual(['clean', 'clean']);
  });

  it('is not scanned again where it is handed in again', async () => {
    await submit();
    await server.work();
    const again = await submit();
    await server.work();
    expect(again.files.enrolment).not.toHaveProperty('scan');
    expect(clamd.received).toHaveLength(2);
  });

  it('with malicious software is refused for ever, reported, and refused when it is handed in again', async () => {
    const { applicationId, files } = await submit(infectedPdf());
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

    const again = sentStudentApplication({
      studentRegistrationCertificateFile: uploadedPdf('outro.pdf', infectedPdf()),
    });
    expect(await provider.refusal(submitApplications, sentSubmission(operator.parentId ?? 0, again))).toEqual(
      {
        status: 400,
        message:
          'Comprovativo de matrícula: outro.pdf: O documento contém software malicioso. Escolha outra cópia.',
      },
    );
  });
});

describe('a clamd that does not scan', () => {
  it('because it hangs loses nothing, shows nothing, and is asked again until it does', async () => {
    clamd.mode = 'hangs';
    const { files } = await submit();
    for (let times = 0; times < 2; times += 1) {
      await server.work();
      later(6);
    }
    expect(outcomes).toEqual(['failed', 'failed', 'failed', 'failed']);
    expect(await regulator.refusal(downloadResourceFile, idOf(files.enrolment))).toEqual(pending);
    const waiting = () => scanState({ db: server.db, now: () => moment });
    expect(await waiting()).toEqual({ queued: 2, oldestSeconds: 720, unscanned: 2 });
    clamd.mode = 'scans';
    await server.work();
    expect((await regulator.send(downloadResourceFile, idOf(files.enrolment))).status).toBe(200);
    expect(await waiting()).toEqual({ queued: 0, oldestSeconds: 0, unscanned: 0 });
  });

  it('keeps nobody from handing in, and no other job from running', async () => {
    await clamd.close();
    await submit();
    await server.work();
    const left = await server.db
      .select({ queue: jobs.queue, attempts: jobs.attempts, failure: jobs.lastFailure })
      .from(jobs)
      .where(eq(jobs.kind, 'scanDocument'));
    const waits = { queue: 'scan', attempts: 1, failure: 'NoVerdict UNREACHABLE' };
    expect(left).toEqual([waits, waits]);
    const verified = await server.db.select().from(jobs).where(eq(jobs.kind, 'verify'));
    expect(verified).toMatchObject([{ attempts: 0, lastFailure: null }]);
    clamd = await startClamd();
  });
});

describe('documents without a scan of their own', () => {
  /** What a server's worker does by itself. */
  const seeTo = async () => {
    await ensureRecurringJobs({ db: server.db, now: () => moment }, ['scan']);
    await server.work();
  };

  it('are hidden where scanning was turned on after they were stored, until they were scanned too', async () => {
    const { files } = await submit();
    await server.db.delete(jobs);
    await server.db.update(storedDocuments).set({ scan: null });
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
