import { sql } from 'drizzle-orm';
import { applicationStatus as status } from '../../../../contract/rules/applicationStatuses';
import type { Database } from '../../../../server/db/database';
import { rowsOf } from '../../../../server/db/rowsOf';
import { applicationHistory } from '../../../../server/db/schema/applicationHistory';
import { applicationNotes } from '../../../../server/db/schema/applicationNotes';
import { approvals } from '../../../../server/db/schema/approvals';
import { elementRequests } from '../../../../server/db/schema/elementRequests';
import { idempotencyKeys } from '../../../../server/db/schema/idempotencyKeys';
import { jobs } from '../../../../server/db/schema/jobs';
import { mailNotifications } from '../../../../server/db/schema/mailNotifications';
import { registeredFiles } from '../../../../server/db/schema/registeredFiles';
import { savedSearches } from '../../../../server/db/schema/savedSearches';
import {
  anAddress,
  makeAdministrator,
  makeApplication,
  makeProvider,
} from '../../../../tests/support/builders';
import { validNif } from '../../../../tests/support/nifs';

/** A citizen and a student that nothing else in a test's database is like. */
export const person = {
  fullName: 'Zulmira Quintão Vasconcelos',
  fiscalNumber: validNif(7_654_321),
  studentFullName: 'Xavier Quintão Vasconcelos',
  studentFiscalNumber: validNif(7_654_322),
  email: 'zulmira.q@correio.example',
  street: 'Travessa da Zulmira',
};

/** What must be found nowhere once the person was erased. */
export const wordsOfPerson = [
  person.fullName,
  person.studentFullName,
  person.fiscalNumber,
  person.studentFiscalNumber,
  person.email,
  person.street,
];

/** Every text that people write tells of the person. */
const told = `${person.fullName}, ${person.fiscalNumber}, ${person.email}`;

/**
 * Gives a database a person with ended requests, one with a student and one of a yearly list, and with every text, message,
 * search and stored answer that can tell of them. Returns the requests' ids.
 */
export const makePerson = async (db: Database): Promise<{ ids: number[]; providerId: number }> => {
  const provider = await makeProvider(db);
  const regulator = await makeAdministrator(db);
  const moment = new Date('2026-03-02T10:00:00Z');
  const address = { ...anAddress(), arteryDesignation: person.street };
  const citizen = { fullName: person.fullName, fiscalNumber: person.fiscalNumber, address };
  const student = {
    isStudent: true,
    studentFullName: person.studentFullName,
    studentFiscalNumber: person.studentFiscalNumber,
    studentAddress: address,
  };
  const make = (overrides: Parameters<typeof makeApplication>[1]) =>
    makeApplication(
      db,
      { providerId: provider.id, createdOn: moment, statusDate: moment, ...citizen, ...overrides },
      { nonEligibleReason: told },
    );
  const inactive = await make({ statusId: status.inactive, activationStartDate: moment });
  const refused = await make({ statusId: status.nonEligible, ...student });
  const [list] = await db
    .insert(registeredFiles)
    .values({
      providerId: provider.id,
      filename: `lista ${person.fiscalNumber}.xlsx`,
      createdById: provider.id,
      createdOn: moment,
      lineCount: 1,
      isRegistered: true,
    })
    .returning();
  const yearly = await make({
    statusId: status.nonEligible,
    kind: 'maintenance',
    recheckApplicationId: inactive.id,
    documentsOfId: inactive.id,
    registeredFileId: list?.id,
  });
  const ids = [inactive.id, refused.id, yearly.id];
  for (const applicationId of ids) await writeAbout(db, applicationId, regulator.id, moment);
  await db.insert(savedSearches).values({
    ownerId: regulator.id,
    resource: 'backofficeApplications',
    name: 'a minha',
    value: {
      filter: { fiscalNumber: person.fiscalNumber },
      sort: { field: 'id', order: 'ASC' },
      columns: null,
    },
    shared: false,
    createdOn: moment,
    updatedOn: moment,
  });
  await db.insert(idempotencyKeys).values({
    name: 'of a call',
    contentHash: 'of a call',
    answer: [{ success: true, fullName: person.fullName }],
    expiresOn: new Date('2099-01-01T00:00:00Z'),
  });
  return { ids, providerId: provider.id };
};

const writeAbout = async (db: Database, applicationId: number, userId: number, moment: Date) => {
  await db.insert(applicationHistory).values({
    applicationId,
    statusId: status.active,
    createdOn: moment,
    activationStartOtherReason: told,
    activationEndOtherReason: told,
    eligibleReason: told,
  });
  await db
    .insert(applicationNotes)
    .values({ applicationId, authorId: userId, createdOn: moment, text: told });
  await db.insert(elementRequests).values({
    applicationId,
    askedById: userId,
    askedOn: moment,
    text: told,
    dueDate: '2026-03-20',
    answeredById: userId,
    answeredOn: moment,
    answer: told,
  });
  const [mail] = await db
    .insert(mailNotifications)
    .values({ applicationId, to: 'elegibilidade@prestador.example.pt', subject: told, body: told })
    .returning();
  const queued = { queue: 'mail', createdOn: moment, runAt: new Date('2099-01-01T00:00:00Z') } as const;
  await db.insert(jobs).values([
    { ...queued, kind: 'sendMail', payload: { mailNotificationId: mail?.id } },
    { ...queued, kind: 'sendRecordMail', payload: { userId, subject: told, paragraphs: [told], page: '/' } },
    { ...queued, kind: 'verify', payload: { applicationId } },
  ]);
  await db.insert(approvals).values({
    act: 'nonEligible',
    payload: { applicationId, reason: told },
    applicationId,
    askedById: userId,
    askedOn: moment,
    expiresOn: moment,
    state: 'refused',
    endedOn: moment,
    reason: told,
  });
};

/** Returns the rows, as text, of every table in which one of some words is found, by the table's name. */
export const rowsThatTell = async (
  db: Database,
  words: readonly string[],
): Promise<Record<string, string[]>> => {
  const tables = rowsOf(
    await db.execute(sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`),
  ) as { name: string }[];
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = rowsOf(
      await db.execute(sql`select t::text as row from ${sql.identifier(name)} t
        where exists (select from unnest(${sql.param([...words])}::text[]) word where position(lower(word) in lower(t::text)) > 0)`),
    ) as { row: string }[];
    if (rows.length > 0) found[name] = rows.map(({ row }) => row);
  }
  return found;
};
