import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applicationStatus as status } from '../../../../contract/rules/applicationStatuses';
import type { Database } from '../../../../server/db/database';
import { applicationHistory } from '../../../../server/db/schema/applicationHistory';
import { applications } from '../../../../server/db/schema/applications';
import { files } from '../../../../server/db/schema/files';
import { jobs } from '../../../../server/db/schema/jobs';
import { checkCounts } from '../../../../server/services/applications/counts/checkCounts';
import { makeApplication, makeFile } from '../../../../tests/support/builders';
import { makePdf } from '../../../../tests/support/pdf';
import { sharedServer } from '../../../../tests/support/sharedServer';
import { eraseApplications, overwriteStudents } from '../../server/erasure/eraseApplications';
import { makePerson, person, rowsThatTell, wordsOfPerson } from './personStage';

const server = sharedServer();
const now = () => new Date();

const rowOf = async (db: Database, id: number) => {
  const [row] = await db.select().from(applications).where(eq(applications.id, id));
  if (!row) throw new Error(`There is no request ${id}`);
  return row;
};

describe('the requests of a person, once erased', () => {
  it('are told of nowhere in the database, and are counted as before', async () => {
    const { db, work } = server();
    const { ids } = await makePerson(db);
    for (const id of ids) await makeFile(db, id, { content: makePdf(person.fullName) });
    expect(Object.keys(await rowsThatTell(db, wordsOfPerson))).toEqual([
      'application_history',
      'application_notes',
      'applications',
      'approvals',
      'element_requests',
      'idempotency_keys',
      'jobs',
      'mail_notifications',
      'registered_files',
      'saved_searches',
    ]);
    const before = await rowOf(db, ids[1] ?? 0);
    await eraseApplications(db, ids);
    expect(await rowsThatTell(db, wordsOfPerson)).toEqual({});
    await work();
    expect(await db.$count(files, inArray(files.applicationId, ids))).toBe(0);
    const after = await rowOf(db, ids[1] ?? 0);
    const { providerId, createdOn, statusId, statusDate, kind, isStudent, district, decision } = before;
    expect(after).toMatchObject({
      providerId,
      createdOn,
      statusId,
      statusDate,
      kind,
      isStudent,
      district,
      decision,
    });
    expect(after.postCode.slice(0, 4)).toBe(before.postCode.slice(0, 4));
    expect(after).toMatchObject({
      fullName: 'Dados apagados',
      studentFullName: 'Dados apagados',
      fiscalNumber: '',
    });
    expect(after.erasedOn).not.toBeNull();
    expect(await checkCounts({ db, now })).toBe(0);
  });

  it('are left as they are when they are erased again', async () => {
    const { db } = server();
    const { ids } = await makePerson(db);
    await eraseApplications(db, ids);
    const once = await rowOf(db, ids[0] ?? 0);
    await eraseApplications(db, ids);
    expect(await rowOf(db, ids[0] ?? 0)).toEqual(once);
  });

  it('are ended if they were not, so that nobody waits for them', async () => {
    const { db } = server();
    const active = await makeApplication(db, { statusId: status.active });
    const awaits = await makeApplication(db, { statusId: status.awaitsRegulator });
    const other = await makeApplication(db, { statusId: status.awaitsRegulator });
    await db.insert(jobs).values({
      queue: 'verification',
      kind: 'verify',
      payload: { applicationId: awaits.id, since: now().toISOString(), timesAsked: 0 },
      createdOn: now(),
      runAt: new Date('2099-01-01T00:00:00Z'),
    });
    await eraseApplications(db, [active.id, awaits.id]);
    expect(await rowOf(db, active.id)).toMatchObject({ statusId: status.inactive });
    expect(await rowOf(db, awaits.id)).toMatchObject({ statusId: status.cancelled });
    expect(await rowOf(db, other.id)).toEqual(other);
    const history = await db
      .select()
      .from(applicationHistory)
      .where(eq(applicationHistory.applicationId, awaits.id));
    expect(history.map(({ statusId }) => statusId)).toEqual([status.awaitsRegulator, status.cancelled]);
    expect(await db.$count(jobs, eq(jobs.kind, 'verify'))).toBe(0);
  });
});

describe('a student in the request of somebody else', () => {
  it('is erased alone, with texts and documents that may tell of them', async () => {
    const { db } = server();
    const { ids } = await makePerson(db);
    const studentsRequest = ids[1] ?? 0;
    await overwriteStudents(db, [studentsRequest]);
    expect(await rowsThatTell(db, [person.studentFullName, person.studentFiscalNumber])).toEqual({});
    expect(await rowOf(db, studentsRequest)).toMatchObject({
      fullName: person.fullName,
      fiscalNumber: person.fiscalNumber,
      isStudent: true,
      erasedOn: null,
    });
  });
});
