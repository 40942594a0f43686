import { sql } from 'drizzle-orm';
import { dataOf } from '../dataOf';
import { columnOf, impersonal, written } from '../personalColumn';
import { applicationChanges } from '../schema/applicationChanges';
import { applicationClaims } from '../schema/applicationClaims';
import { applicationConsents } from '../schema/applicationConsents';
import { applicationHistory } from '../schema/applicationHistory';
import { applicationNotes } from '../schema/applicationNotes';
import { applications } from '../schema/applications';
import { approvals } from '../schema/approvals';
import { documentKeys } from '../schema/documentKeys';
import { elementRequests } from '../schema/elementRequests';
import { erasures } from '../schema/erasures';
import { filePieces, files } from '../schema/files';
import { holds } from '../schema/holds';
import { mailNotifications } from '../schema/mailNotifications';
import { personFilePieces, personFiles } from '../schema/personFiles';
import { renewalItems } from '../schema/renewals';
import { storedDocuments } from '../schema/storedDocuments';
import { serviceAnswers } from '../schema/verification';
import { webhookMessages } from '../schema/webhooks';

const request = columnOf('citizen', 'eligibility', 'requests');
const document = columnOf('citizen', 'eligibility', 'documents')('documents', 'deleted');
const mail = columnOf('citizen', 'notification', 'requests')('mails', 'deleted');
const approval = columnOf('citizen', 'evidence', 'approvals');
/** That a person was erased, or is not to be. */
const erasure = columnOf('citizen', 'rights', 'erasures');
const held = columnOf('citizen', 'rights', 'holds');
/** What a person is given of what is held about them. */
const given = columnOf('citizen', 'rights', 'personFiles');
/** Who did something with a request: it stays as long as the request, whoever that was. */
const author = columnOf('user', 'evidence', 'requests')('author', 'kept');
const claim = columnOf('user', 'operation', 'claims')('work', 'deleted');
const course = request('course', 'kept');

/** The requests themselves, which end by steps of their own. */
export const applicationData = dataOf(
  applications,
  {
    ...impersonal('id', 'kind', 'recheckApplicationId', 'providerId', 'documentsOfId', 'registeredFileId'),
    providerEmail: columnOf('provider', 'notification', 'requests')('contact', 'kept'),
    createdById: author,
    createdOn: course,
    statusId: request('decision', 'kept'),
    statusDate: course,
    fullName: request('name', 'overwritten'),
    fiscalNumber: request('fiscalNumber', 'overwritten', 'noNif'),
    address: request('address', 'overwritten', 'area'),
    postCode: request('address', 'overwritten', 'areaCode'),
    district: request('address', 'kept'),
    isStudent: request('student', 'kept'),
    studentFullName: request('student', 'overwritten'),
    studentFiscalNumber: request('student', 'overwritten', 'noNif'),
    studentAddress: request('student', 'overwritten', 'area'),
    applicantGaveConsent: request('consent', 'kept'),
    applicantProvidedRequiredDocuments: request('consent', 'kept'),
    hasAddressChanged: course,
    eligibilityNotificationSentDate: course,
    activationStartDate: course,
    delayRunsFrom: course,
    decision: request('decision', 'kept'),
    erasedOn: course,
  },
  { ofRequest: 'id', endedBy: 'request' },
);

/** What is held of citizens: their requests and all that belongs to them, in the order in which it ends. */
export const citizenData = [
  applicationData,
  dataOf(
    applicationHistory,
    {
      ...impersonal('id', 'applicationId', 'blockingApplicationId'),
      statusId: request('decision', 'kept'),
      createdOn: course,
      updatedOn: course,
      authorId: author,
      confirmedById: author,
      activationCreatedOn: course,
      activationStartDate: course,
      activationStartReasonId: course,
      activationStartOtherReason: written(request('reasons', 'overwritten')),
      activationEndDate: course,
      activationEndReasonId: course,
      activationEndOtherReason: written(request('reasons', 'overwritten')),
      cancellationDate: course,
      cancellationReasonId: course,
      nonEligibleReason: written(request('reasons', 'overwritten')),
      eligibleReason: written(request('reasons', 'overwritten')),
      socialSecurityAnswer: request('income', 'overwritten'),
      taxAuthorityAnswer: request('income', 'overwritten'),
    },
    { ofRequest: 'applicationId' },
  ),
  dataOf(
    serviceAnswers,
    {
      ...impersonal('applicationId', 'service'),
      result: request('income', 'deleted'),
      code: request('income', 'deleted'),
      reason: written(request('reasons', 'deleted')),
      askedOn: request('course', 'deleted'),
      milliseconds: request('course', 'deleted'),
      recordedOn: request('course', 'deleted'),
    },
    { ofRequest: 'applicationId' },
  ),
  dataOf(
    applicationNotes,
    {
      ...impersonal('id', 'applicationId'),
      authorId: columnOf('user', 'evidence', 'requests')('author', 'deleted'),
      createdOn: request('notes', 'deleted'),
      text: written(request('notes', 'deleted')),
    },
    { ofRequest: 'applicationId' },
  ),
  dataOf(
    elementRequests,
    {
      ...impersonal('id', 'applicationId'),
      askedById: author,
      askedOn: course,
      text: written(request('questions', 'overwritten')),
      dueDate: course,
      answeredById: author,
      answeredOn: course,
      answer: written(request('questions', 'overwritten')),
      fileIds: request('documents', 'overwritten'),
      endedById: author,
      endedOn: course,
    },
    {
      ofRequest: 'applicationId',
      sets: {
        endedOn: sql`case when answered_on is null then coalesce(ended_on, now()) else ended_on end`,
      },
    },
  ),
  dataOf(
    mailNotifications,
    {
      ...impersonal('id', 'applicationId'),
      to: mail,
      subject: written(mail),
      body: written(mail),
      createdOn: mail,
      actualShippingDate: mail,
    },
    { ofRequest: 'applicationId' },
  ),
  dataOf(
    files,
    {
      ...impersonal('id', 'applicationId'),
      resourceFileTypeId: document,
      filename: written(document),
      hash: document,
      content: document,
      bytesId: document,
      digest: document,
      sealedKey: document,
      notes: document,
      createdOn: document,
    },
    { ofRequest: 'applicationId', endedBy: 'documents' },
  ),
  dataOf(
    documentKeys,
    { ...impersonal('id', 'applicationId', 'sealedBy', 'createdOn'), sealed: document },
    { ofRequest: 'applicationId', endedBy: 'documents' },
  ),
  dataOf(
    filePieces,
    { ...impersonal('position', 'createdOn'), bytesId: document, bytes: document },
    { endedBy: 'documents' },
  ),
  dataOf(
    storedDocuments,
    {
      ...impersonal('isEncrypted', 'place', 'formerPlace', 'size', 'scan', 'storedOn'),
      hash: document,
      bytesId: document,
    },
    { endedBy: 'documents' },
  ),
  dataOf(
    renewalItems,
    {
      ...impersonal('id', 'runId', 'applicationId', 'providerId', 'attempts', 'nextAskOn', 'leaseToken'),
      ...impersonal('leasedUntil', 'noticeDays'),
      state: request('decision', 'kept'),
      how: request('decision', 'kept'),
      reason: request('decision', 'kept'),
      leftBecause: request('decision', 'kept'),
      createdOn: course,
      askedOn: course,
      exceptionOn: course,
      noticedOn: course,
      endsOn: course,
      endedOn: course,
      renewedOn: course,
      keptById: author,
      keptBecause: written(request('reasons', 'overwritten')),
    },
    { ofRequest: 'applicationId' },
  ),
  dataOf(
    webhookMessages,
    {
      ...impersonal('id', 'endpointId', 'messageId', 'key', 'createdOn', 'giveUpOn', 'attempts'),
      ...impersonal('nextAttemptOn', 'lastAttemptOn', 'lastStatus', 'lastFailure'),
      ...impersonal('leaseToken', 'leasedUntil', 'deliveredOn', 'failedOn', 'applicationId', 'type'),
      data: columnOf('citizen', 'notification', 'webhooks')('course', 'deleted'),
    },
    { ofRequest: 'applicationId', outlivesStudent: true },
  ),
  dataOf(
    applicationClaims,
    { ...impersonal('applicationId'), userId: claim, claimedOn: claim, seenOn: claim },
    { ofRequest: 'applicationId', outlivesStudent: true },
  ),
  dataOf(
    approvals,
    {
      ...impersonal('id', 'act', 'applicationId', 'expiresOn', 'state'),
      payload: written(approval('reasons', 'overwritten')),
      askedById: approval('author', 'kept'),
      askedOn: approval('course', 'kept'),
      endedById: approval('author', 'kept'),
      endedOn: approval('course', 'kept'),
      reason: written(approval('reasons', 'overwritten')),
    },
    {
      ofRequest: 'applicationId',
      sets: {
        state: sql`case when state = 'pending' then 'expired' else state end`,
        endedOn: sql`coalesce(ended_on, now())`,
      },
    },
  ),
  dataOf(
    holds,
    {
      ...impersonal('id', 'applicationId', 'until'),
      fiscalNumber: held('fiscalNumber', 'overwritten', 'noNif'),
      reason: written(held('reasons', 'overwritten')),
      createdById: held('author', 'kept'),
      createdOn: held('author', 'kept'),
      endedById: held('author', 'kept'),
      endedOn: held('author', 'kept'),
    },
    {
      ofRequest: 'applicationId',
      ofPerson: ['fiscalNumber'],
      sets: { endedOn: sql`coalesce(ended_on, now())` },
    },
  ),
  dataOf(
    personFiles,
    {
      ...impersonal('id', 'state', 'requestCount', 'documentCount'),
      askedById: given('author', 'kept'),
      askedOn: given('author', 'kept'),
      reason: given('reasons', 'ifMentioned'),
      fiscalNumber: given('fiscalNumber', 'overwritten'),
      madeOn: given('author', 'kept'),
      endedOn: given('author', 'kept'),
    },
    { endedBy: 'personFiles' },
  ),
  /** What a person's file holds until it is fetched, encrypted. */
  dataOf(
    personFilePieces,
    { ...impersonal('fileId', 'applicationId'), sealed: given('answers', 'deleted') },
    { endedBy: 'personFiles' },
  ),
  dataOf(applicationChanges, {
    ...impersonal('historyId', 'providerId', 'position'),
    changedOn: course,
  }),
  dataOf(applicationConsents, {
    ...impersonal('applicationId'),
    declaration: request('consent', 'kept'),
    version: request('consent', 'kept'),
    textDigest: request('consent', 'kept'),
    givenOn: request('consent', 'kept'),
    givenById: author,
  }),
  dataOf(erasures, {
    ...impersonal('id', 'entry', 'listedOn', 'cause', 'appliedOn'),
    erasedOn: erasure('author', 'kept'),
    userId: erasure('author', 'kept'),
    confirmedById: erasure('author', 'kept'),
    /** A keyed digest of the NIF. */
    person: erasure('erased', 'kept'),
    reason: erasure('erased', 'ifMentioned'),
    applicationIds: erasure('erased', 'kept'),
    studentOfIds: erasure('erased', 'kept'),
  }),
];
