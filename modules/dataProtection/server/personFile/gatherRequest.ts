import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FileTypeId } from '../../../../contract/entities/fileType';
import { statusName } from '../../../../contract/entities/statusTexts';
import { type AuditAction, auditActions } from '../../../../contract/rules/auditActions';
import type { Database } from '../../../../server/db/database';
import { applicationConsents } from '../../../../server/db/schema/applicationConsents';
import { applicationHistory } from '../../../../server/db/schema/applicationHistory';
import { applicationNotes } from '../../../../server/db/schema/applicationNotes';
import { approvals } from '../../../../server/db/schema/approvals';
import { aboutApplication, auditEvents } from '../../../../server/db/schema/auditEvents';
import { elementRequests } from '../../../../server/db/schema/elementRequests';
import { files } from '../../../../server/db/schema/files';
import { holds } from '../../../../server/db/schema/holds';
import { mailNotifications } from '../../../../server/db/schema/mailNotifications';
import { registeredFiles } from '../../../../server/db/schema/registeredFiles';
import { renewalItems } from '../../../../server/db/schema/renewals';
import { users } from '../../../../server/db/schema/users';
import { actNames } from '../../../../server/services/acts/texts';
import type { HistoryRow, ReasonText } from '../../../../server/services/applications/detail/getHistory';
import { tickedText } from '../../../../server/services/applications/detail/listConsents';
import type { StoredApplication } from '../../../../server/services/applications/visibility/requireApplication';
import { keptAnswers } from '../../../../server/services/verification/serviceAnswers';
import { organisationOf, partOfPerson } from './partOfPerson';
import { personFileTexts } from './texts';

/** What a person's file tells of one of their requests. */
export type PersonRequest = Awaited<ReturnType<typeof gatherRequest>>['request'];

/** A document of a request, and where it stands in the file. */
export interface PersonDocument {
  readonly id: number;
  readonly hash: string | null;
  readonly path: string;
}

/** Gathers what concerns a person of a request: what it says, what happened to it, and who looked at it. */
export const gatherRequest = async (
  db: Database,
  nif: string,
  application: StoredApplication,
  reasonText: ReasonText,
) => {
  const { id, kind, registeredFileId } = application;
  const part = partOfPerson(nif, application);
  const documents = (
    await db
      .select({
        id: files.id,
        hash: files.hash,
        filename: files.filename,
        resourceFileTypeId: files.resourceFileTypeId,
        createdOn: files.createdOn,
      })
      .from(files)
      .where(eq(files.applicationId, id))
      .orderBy(asc(files.id))
  ).filter(({ resourceFileTypeId }) => part.hasDocument(resourceFileTypeId));
  const named = documents.map(({ filename, resourceFileTypeId, createdOn, ...file }) => ({
    path: `documentos/pedido-${id}/${file.id}-${filename.replace(/[^\p{L}\p{N}._ -]/gu, '_')}`,
    file,
    told: {
      filename,
      kind: personFileTexts.documents[resourceFileTypeId as FileTypeId] ?? personFileTexts.documents[0],
      createdOn,
    },
  }));
  const [provider] = await db
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, application.providerId));
  const [list] = registeredFileId
    ? await db
        .select({ filename: registeredFiles.filename, createdOn: registeredFiles.createdOn })
        .from(registeredFiles)
        .where(eq(registeredFiles.id, registeredFileId))
    : [];
  return {
    request: {
      id,
      kind: personFileTexts.kinds[kind],
      role: personFileTexts.roles[part.role],
      person: part.person,
      provider: provider?.name ?? personFileTexts.provider,
      createdOn: application.createdOn,
      status: statusName(application.statusId),
      statusDate: application.statusDate,
      isStudent: application.isStudent,
      applicantGaveConsent: application.applicantGaveConsent,
      applicantProvidedRequiredDocuments: application.applicantProvidedRequiredDocuments,
      hasAddressChanged: application.hasAddressChanged,
      eligibilityNotificationSentDate: application.eligibilityNotificationSentDate,
      activationStartDate: application.activationStartDate,
      yearlyList: list ? { ...list, filename: part.tellsOfHousehold ? list.filename : null } : null,
      history: (await historyOf(db, id)).map(({ row, ...actor }) => ({
        ...toldOf(row, reasonText, part.tellsOfHousehold),
        by: organisationOf(actor),
      })),
      consents: (
        await db.select().from(applicationConsents).where(eq(applicationConsents.applicationId, id))
      ).map((one) => ({ text: tickedText(one), version: one.version, on: one.givenOn })),
      ...(part.tellsOfHousehold ? await householdOf(db, id) : {}),
      holds: (
        await db
          .select()
          .from(holds)
          .where(or(eq(holds.applicationId, id), eq(holds.fiscalNumber, nif)))
      ).map(({ createdOn, reason, fiscalNumber, until, endedOn }) => ({
        on: createdOn,
        reason: part.tellsOfHousehold || fiscalNumber === nif ? reason : null,
        until,
        endedOn,
      })),
      documents: named.map(({ path, told }) => ({ ...told, path })),
      accesses: await accessesOf(db, id),
    },
    documents: named.map(({ path, file }): PersonDocument => ({ id: file.id, hash: file.hash, path })),
  };
};

const actor = alias(users, 'actor');
const employer = alias(users, 'employer');
/** Who acted, as `organisationOf` takes it. */
const acting = { userTypeId: actor.userTypeId, providerName: employer.name };
const worksFor = eq(employer.id, sql`coalesce(${actor.parentId}, ${actor.id})`);

const historyOf = (db: Database, applicationId: number) =>
  db
    .select({ row: applicationHistory, ...acting })
    .from(applicationHistory)
    .leftJoin(actor, eq(actor.id, applicationHistory.authorId))
    .leftJoin(employer, worksFor)
    .where(eq(applicationHistory.applicationId, applicationId))
    .orderBy(asc(applicationHistory.createdOn), asc(applicationHistory.id));

const toldOf = (row: HistoryRow, reasonText: ReasonText, tellsOfHousehold: boolean) => ({
  status: statusName(row.statusId),
  on: row.createdOn,
  reasons: [
    reasonText('activation', row.activationStartReasonId),
    reasonText('inactivation', row.activationEndReasonId),
    reasonText('cancellation', row.cancellationReasonId),
    // People wrote these about the household.
    ...(tellsOfHousehold
      ? [
          row.nonEligibleReason,
          row.eligibleReason,
          row.activationStartOtherReason,
          row.activationEndOtherReason,
        ]
      : []),
  ].filter((text) => text !== null && text !== undefined),
  activationStartDate: row.activationStartDate,
  activationEndDate: row.activationEndDate,
  cancellationDate: row.cancellationDate,
  ...(tellsOfHousehold && {
    socialSecurityAnswer: row.socialSecurityAnswer,
    taxAuthorityAnswer: row.taxAuthorityAnswer,
  }),
});

/** What may tell of others in the household: the applicant's alone. */
const householdOf = async (db: Database, id: number) => ({
  serviceAnswers: (await keptAnswers(db, id)).map(({ service, result, code, reason, askedOn }) => ({
    service: personFileTexts.services[service],
    answer: personFileTexts.results[result],
    code,
    reason,
    on: askedOn,
  })),
  notes: await db
    .select({ on: applicationNotes.createdOn, text: applicationNotes.text })
    .from(applicationNotes)
    .where(eq(applicationNotes.applicationId, id))
    .orderBy(asc(applicationNotes.id)),
  elements: await db
    .select({
      on: elementRequests.askedOn,
      text: elementRequests.text,
      dueDate: elementRequests.dueDate,
      answeredOn: elementRequests.answeredOn,
      answer: elementRequests.answer,
    })
    .from(elementRequests)
    .where(eq(elementRequests.applicationId, id))
    .orderBy(asc(elementRequests.id)),
  mails: await db
    .select({
      on: mailNotifications.createdOn,
      sentOn: mailNotifications.actualShippingDate,
      subject: mailNotifications.subject,
      body: mailNotifications.body,
    })
    .from(mailNotifications)
    .where(eq(mailNotifications.applicationId, id))
    .orderBy(asc(mailNotifications.id)),
  renewals: (
    await db
      .select()
      .from(renewalItems)
      .where(eq(renewalItems.applicationId, id))
      .orderBy(asc(renewalItems.id))
  ).map(({ createdOn, state, noticedOn, endsOn, endedOn, renewedOn, keptBecause }) => ({
    on: createdOn,
    state: personFileTexts.renewals[state],
    noticedOn,
    endsOn,
    endedOn,
    renewedOn,
    reason: keptBecause,
  })),
  approvals: (
    await db.select().from(approvals).where(eq(approvals.applicationId, id)).orderBy(asc(approvals.id))
  ).map(({ act, askedOn, state, reason }) => ({
    act: actNames[act],
    on: askedOn,
    state: personFileTexts.approvals[state],
    reason,
  })),
});

/** What the trail calls looking; what was fetched ahead was received like anything else. */
const looks = ['view', 'prefetch', 'download', 'export', 'fetchPersonFile'] as const satisfies AuditAction[];

const accessesOf = async (db: Database, id: number) => {
  const listed = sql`${auditEvents.id} = any(array(
    select id from audit_events where subject = 'applications' and (detail -> 'ids') @> ${String(id)}::jsonb
  ))`;
  const found = await db
    .select({
      on: auditEvents.occurredOn,
      action: auditEvents.action,
      subject: auditEvents.subject,
      ...acting,
    })
    .from(auditEvents)
    .leftJoin(actor, eq(actor.id, auditEvents.actorId))
    .leftJoin(employer, worksFor)
    .where(
      and(or(sql`(${sql.raw(aboutApplication())}) = ${id}`, listed), inArray(auditEvents.action, [...looks])),
    )
    .orderBy(asc(auditEvents.id));
  return found.map(({ on, action, subject, ...user }) => ({
    on,
    what: auditActions[action as AuditAction],
    inList: subject === 'applications',
    by: organisationOf(user),
  }));
};
