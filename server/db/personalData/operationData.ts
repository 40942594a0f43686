import { isNull, sql } from 'drizzle-orm';
import { dataOf } from '../dataOf';
import { columnOf, impersonal, written } from '../personalColumn';
import { addresses } from '../schema/addresses';
import { maintenancePeriods, openRegistrations } from '../schema/annualMaintenance';
import { apiCallCounters, apiCalls } from '../schema/apiCalls';
import { apiAssertions } from '../schema/apiClients';
import {
  applicationCountChanges,
  applicationCountChecks,
  applicationCounts,
  applicationOrigins,
} from '../schema/applicationCounts';
import { reasons } from '../schema/applicationHistory';
import { neededApprovals } from '../schema/approvals';
import { auditRoots, auditSalts } from '../schema/auditRoots';
import { auditSeals } from '../schema/auditSeals';
import { batchCheckItems, batchChecks } from '../schema/batchChecks';
import { idempotencyKeys } from '../schema/idempotencyKeys';
import { infectedContents } from '../schema/infectedContents';
import { jobs } from '../schema/jobs';
import { registeredFiles } from '../schema/registeredFiles';
import { retentionCounts } from '../schema/retention';
import { rowLocks } from '../schema/rowLocks';

const check = columnOf('user', 'operation', 'batchChecks');
const checked = columnOf('citizen', 'operation', 'batchChecks')('fiscalNumber', 'deleted');
/** Of a yearly list, which names nobody itself. */
const listed = columnOf('provider', 'evidence', 'lists');
const counted = {
  providerEmail: columnOf('provider', 'notification', 'lists')('contact', 'kept'),
  createdById: columnOf('user', 'evidence', 'lists')('author', 'kept'),
};

/** What is held of anybody while the application works, and what is held of nobody. */
export const operationData = [
  dataOf(
    jobs,
    {
      ...impersonal('id', 'queue', 'kind', 'key', 'createdOn', 'runAt', 'attempts', 'leaseToken'),
      ...impersonal('leasedUntil', 'lastFailure', 'failedOn'),
      payload: written(columnOf('user', 'operation', 'jobs')('work', 'deleted')),
    },
    {
      ofRequest: sql`(${jobs.payload} ->> 'applicationId')::integer`,
      outlivesStudent: true,
      goesIfMentioned: true,
      // Work that recurs, or that removes mentions.
      searched: isNull(jobs.key),
    },
  ),
  /** The answers to calls sent twice. */
  dataOf(
    idempotencyKeys,
    {
      ...impersonal('name', 'contentHash', 'expiresOn'),
      answer: columnOf('citizen', 'operation', 'answers')('answers', 'ifMentioned'),
    },
    { goesIfMentioned: true },
  ),
  dataOf(batchChecks, {
    ...impersonal('id', 'providerId', 'total', 'done', 'endedOn'),
    askedById: check('author', 'kept'),
    askedOn: check('work', 'kept'),
  }),
  dataOf(
    batchCheckItems,
    {
      ...impersonal('checkId', 'index', 'code', 'applicationId'),
      fiscalNumber: checked,
      studentFiscalNumber: checked,
    },
    { ofPerson: ['fiscalNumber', 'studentFiscalNumber'] },
  ),
  dataOf(registeredFiles, {
    ...impersonal('id', 'providerId', 'lineCount', 'isRegistered'),
    filename: listed('documents', 'ifMentioned'),
    createdById: listed('author', 'kept'),
    createdOn: listed('author', 'kept'),
  }),
  dataOf(applicationCountChanges, {
    ...impersonal('id', 'providerId', 'day', 'kind', 'statusId', 'isStudent', 'delayDay', 'district'),
    ...impersonal('postCodeArea', 'decision', 'change'),
    ...counted,
  }),
  dataOf(applicationOrigins, { ...impersonal('id', 'providerId', 'place'), ...counted }),
  dataOf(
    applicationCounts,
    impersonal('originId', 'span', 'firstDay', 'kind', 'statusId', 'isStudent', 'delayDay', 'count'),
  ),
  dataOf(applicationCountChecks, impersonal('id', 'checkedOn', 'wrong')),
  dataOf(apiAssertions, impersonal('digest', 'expiresOn')),
  dataOf(apiCalls, {
    ...impersonal('id', 'calledOn', 'clientId', 'providerId', 'method', 'path', 'status', 'code'),
    ...impersonal('reference', 'milliseconds'),
  }),
  dataOf(apiCallCounters, impersonal('providerId', 'minuteCalls', 'minuteEndsOn', 'dayCalls', 'dayEndsOn')),
  dataOf(auditSalts, impersonal('eventId', 'addressSalt', 'addressDigest', 'detailSalt', 'detailDigest')),
  dataOf(auditRoots, impersonal('id', 'root', 'seal')),
  dataOf(auditSeals, impersonal('id', 'throughId', 'events', 'contentHash', 'seal', 'sealedOn')),
  dataOf(infectedContents, impersonal('digest', 'foundOn')),
  dataOf(retentionCounts, impersonal('runId', 'kind', 'month', 'due', 'held')),
  dataOf(addresses, {
    ...impersonal('id', 'cp4', 'cp3', 'postalDesignation', 'arteryDesignation', 'arteryLocalInfo'),
    ...impersonal('localityId', 'locality', 'parishId', 'parish', 'countyId', 'county', 'districtId'),
    ...impersonal('district'),
  }),
  dataOf(maintenancePeriods, impersonal('id', 'providerId', 'beginDate', 'endDate')),
  dataOf(openRegistrations, impersonal('id', 'providerId', 'requestIds', 'leasedUntil')),
  dataOf(reasons, impersonal('kind', 'id', 'description')),
  dataOf(neededApprovals, impersonal('act')),
  dataOf(rowLocks, impersonal('name')),
];
