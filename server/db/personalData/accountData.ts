import { dataOf } from '../dataOf';
import { columnOf, impersonal } from '../personalColumn';
import { notificationEmails } from '../schema/annualMaintenance';
import { apiClientKeys, apiClients } from '../schema/apiClients';
import { attemptCounters } from '../schema/attemptCounters';
import { auditEvents } from '../schema/auditEvents';
import { factorProofs, factorRemovals, factors, recoveryCodes } from '../schema/factors';
import { passwordLinks } from '../schema/passwordLinks';
import { providerEmails } from '../schema/providerEmails';
import { readingCounters } from '../schema/readingCounters';
import { renewalRuns } from '../schema/renewals';
import { retentionRuns } from '../schema/retention';
import { savedSearches } from '../schema/savedSearches';
import { signIns } from '../schema/signIns';
import { refreshTokens, users } from '../schema/users';
import { serviceStates } from '../schema/verification';
import { webhookEndpoints } from '../schema/webhooks';

const account = columnOf('user', 'accounts', 'accounts');
const credential = account('credentials', 'kept');
const session = columnOf('user', 'security', 'sessions');
const signIn = columnOf('user', 'security', 'signIns')('device', 'kept');
const attempt = columnOf('user', 'security', 'attempts')('attempts', 'kept');
const link = columnOf('user', 'accounts', 'links')('credentials', 'kept');
const audit = columnOf('user', 'evidence', 'audit');
/** Who let the schedule remove something. */
const released = columnOf('user', 'evidence', 'retentionRuns')('author', 'kept');
/** Who rehearsed, started or stopped a renewal. */
const managed = columnOf('user', 'evidence', 'renewals')('author', 'kept');
const contact = columnOf('provider', 'notification', 'lists');
/** Who switched an outside service off, and why. */
const switched = columnOf('user', 'operation', 'switches');

/** What is held of those who sign in, and of providers. */
export const accountData = [
  dataOf(users, {
    ...impersonal('id'),
    username: account('account', 'kept'),
    name: contact('account', 'kept'),
    parentId: account('account', 'kept'),
    permissions: account('account', 'kept'),
    userTypeId: account('account', 'kept'),
    userStatusId: account('account', 'kept'),
    passwordHash: credential,
    passwordSetOn: credential,
    deactivatedOn: account('account', 'kept'),
    corporateIssuer: credential,
    corporateSubject: credential,
    createdOn: account('account', 'kept'),
    weeklyMail: account('account', 'kept'),
    factorAskedOn: account('account', 'kept'),
  }),
  /** What was searched for may be a citizen's name or NIF. */
  dataOf(
    savedSearches,
    {
      ...impersonal('id', 'providerId', 'resource', 'shared', 'createdOn', 'updatedOn'),
      ownerId: account('searches', 'kept'),
      name: account('searches', 'ifMentioned'),
      value: columnOf('citizen', 'eligibility', 'accounts')('searches', 'ifMentioned'),
    },
    { goesIfMentioned: true },
  ),
  dataOf(notificationEmails, { ...impersonal('id', 'providerId'), email: contact('contact', 'kept') }),
  dataOf(providerEmails, { email: contact('contact', 'kept') }),
  dataOf(passwordLinks, {
    ...impersonal('isNewAccount'),
    userId: link,
    codeHash: link,
    createdOn: link,
    expiresOn: link,
  }),
  dataOf(factors, {
    ...impersonal('id', 'kind', 'lastStep', 'signCount'),
    userId: credential,
    name: credential,
    createdOn: credential,
    lastUsedOn: credential,
    secret: credential,
    credentialId: credential,
    publicKey: credential,
    transports: credential,
    isBackedUp: credential,
  }),
  dataOf(recoveryCodes, { ...impersonal('id'), userId: credential, codeHash: credential }),
  dataOf(factorProofs, {
    userId: session('device', 'kept'),
    familyId: session('device', 'kept'),
    provenOn: session('device', 'kept'),
    factorId: session('device', 'kept'),
  }),
  dataOf(factorRemovals, {
    userId: credential,
    requestedBy: credential,
    requestedOn: credential,
    dueOn: credential,
  }),
  dataOf(refreshTokens, {
    ...impersonal('id', 'familyId', 'expiresOn', 'revokedOn'),
    userId: session('device', 'kept'),
    tokenHash: session('credentials', 'kept'),
    createdOn: session('device', 'kept'),
    usedOn: session('device', 'kept'),
    usedBy: session('device', 'kept'),
    keyThumbprint: session('credentials', 'kept'),
  }),
  dataOf(signIns, {
    ...impersonal('familyId'),
    userId: signIn,
    signedInOn: signIn,
    device: signIn,
    network: signIn,
    identityProvenOn: signIn,
  }),
  dataOf(apiClients, {
    ...impersonal('clientId', 'publicId', 'apiVersion', 'revokedOn'),
    createdById: account('author', 'kept'),
    addresses: account('device', 'kept'),
    lastUsedOn: account('accesses', 'kept'),
  }),
  dataOf(apiClientKeys, {
    ...impersonal('id', 'clientId', 'kind', 'secretHash', 'publicKey', 'hint', 'createdOn', 'expiresOn'),
    ...impersonal('lastUsedOn', 'revokedOn', 'warnedDays'),
    createdById: account('author', 'kept'),
  }),
  dataOf(renewalRuns, {
    ...impersonal('id', 'state', 'providerId', 'district', 'startedBefore', 'validUntil', 'noticeDays'),
    ...impersonal('answerDays', 'createdOn', 'rehearsal', 'rehearsedOn', 'rehearsedThrough', 'filledThrough'),
    ...impersonal(
      'filledOn',
      'startsOn',
      'startedOn',
      'nextQuestionOn',
      'askedOn',
      'noticedThrough',
      'endedOn',
    ),
    createdById: managed,
    startedById: managed,
    endedById: managed,
  }),
  dataOf(webhookEndpoints, {
    ...impersonal('id', 'providerId', 'url', 'secret', 'formerSecret', 'formerSecretUntil', 'events'),
    ...impersonal('isEnabled', 'disabledBecause', 'createdOn', 'lastDeliveredOn', 'failures'),
    ...impersonal('failingSince', 'pausedUntil'),
    createdById: account('author', 'kept'),
  }),
  dataOf(attemptCounters, {
    ...impersonal('attempts', 'blockedUntil', 'refusals', 'expiresOn'),
    name: attempt,
  }),
  dataOf(readingCounters, {
    ...impersonal('hourEndsOn', 'dayEndsOn', 'refusals'),
    userId: attempt,
    hourUnits: attempt,
    dayUnits: attempt,
  }),
  dataOf(auditEvents, {
    ...impersonal('id'),
    occurredOn: audit('accesses', 'kept'),
    actorId: audit('accesses', 'kept'),
    remoteAddress: columnOf('user', 'evidence', 'auditAddresses')('device', 'kept'),
    action: audit('accesses', 'kept'),
    subject: audit('accesses', 'kept'),
    subjectId: audit('accesses', 'kept'),
    detail: audit('accesses', 'kept'),
  }),
  dataOf(retentionRuns, {
    ...impersonal('id', 'what', 'periods', 'dueBefore', 'startedOn', 'endedOn', 'releasedOn'),
    ...impersonal('rehearsalId', 'sealId'),
    releasedById: released,
  }),
  dataOf(serviceStates, {
    ...impersonal('service', 'expectedOn', 'silentSince', 'silentOn'),
    offById: switched('work', 'kept'),
    offSince: switched('work', 'kept'),
    reason: switched('work', 'ifMentioned'),
  }),
];
