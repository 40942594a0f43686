import type {
  DataKind,
  DataPeriod,
  DataPurpose,
  DataSubject,
  PersonalColumn,
  PersonalDataInventory,
} from './personalColumn';

const columnOf =
  (of: DataSubject, why: DataPurpose, period: DataPeriod) =>
  (what: DataKind, erased: PersonalColumn['erased']): PersonalColumn => ({ of, what, why, erased, period });

const request = columnOf('citizen', 'eligibility', 'requests');
const document = columnOf('citizen', 'eligibility', 'documents');
const mail = columnOf('citizen', 'notification', 'requests');
const account = columnOf('user', 'accounts', 'accounts');
const session = columnOf('user', 'security', 'sessions');
const signIn = columnOf('user', 'security', 'signIns');
const version = columnOf('user', 'accounts', 'versions');
const approval = columnOf('citizen', 'evidence', 'approvals');
const link = columnOf('user', 'accounts', 'links')('credentials', 'kept');
const attempt = columnOf('user', 'security', 'attempts');
const audit = columnOf('user', 'evidence', 'audit');
const contact = columnOf('provider', 'notification', 'lists');
const claim = columnOf('user', 'operation', 'claims')('work', 'kept');
/** The answer to a call sent twice. */
const answer = columnOf('citizen', 'operation', 'answers');
const check = columnOf('user', 'operation', 'batchChecks');
const checked = columnOf('citizen', 'operation', 'batchChecks')('fiscalNumber', 'deleted');
const job = columnOf('user', 'operation', 'jobs');

/** That a person was erased, or is not to be. */
const erasure = columnOf('citizen', 'rights', 'erasures');
const held = columnOf('citizen', 'rights', 'holds');
/** What a person is given of what is held about them. */
const given = columnOf('citizen', 'rights', 'personFiles');

/** Of a yearly list, which names nobody itself. */
const listed = columnOf('provider', 'evidence', 'lists');

/** Who switched an outside service off, and why. */
const switched = columnOf('user', 'operation', 'switches')('work', 'kept');

/** Who did something with a request: it stays as long as the request, whoever that was. */
const author = columnOf('user', 'evidence', 'requests')('author', 'kept');
const providerContact = columnOf('provider', 'notification', 'requests')('contact', 'kept');
const credential = account('credentials', 'kept');
const proof = session('device', 'kept');

/**
 * Every column that holds personal data, for the register of processing activities, the file of a person and erasure. A
 * column of the schema that is neither here nor known to be impersonal fails a test. Ids of requests are not listed: what
 * they refer to is; ids of users are, where they say who did something.
 */
export const personalData = {
  applications: {
    providerEmail: providerContact,
    createdById: author,
    createdOn: request('course', 'kept'),
    statusId: request('decision', 'kept'),
    statusDate: request('course', 'kept'),
    fullName: request('name', 'overwritten'),
    fiscalNumber: request('fiscalNumber', 'overwritten'),
    address: request('address', 'overwritten'),
    postCode: request('address', 'overwritten'),
    district: request('address', 'kept'),
    isStudent: request('student', 'kept'),
    studentFullName: request('student', 'overwritten'),
    studentFiscalNumber: request('student', 'overwritten'),
    studentAddress: request('student', 'overwritten'),
    applicantGaveConsent: request('consent', 'kept'),
    applicantProvidedRequiredDocuments: request('consent', 'kept'),
    hasAddressChanged: request('course', 'kept'),
    eligibilityNotificationSentDate: request('course', 'kept'),
    activationStartDate: request('course', 'kept'),
    delayRunsFrom: request('course', 'kept'),
    decision: request('decision', 'kept'),
    erasedOn: request('course', 'kept'),
  },
  applicationHistory: {
    statusId: request('decision', 'kept'),
    createdOn: request('course', 'kept'),
    updatedOn: request('course', 'kept'),
    authorId: author,
    confirmedById: author,
    activationCreatedOn: request('course', 'kept'),
    activationStartDate: request('course', 'kept'),
    activationStartReasonId: request('course', 'kept'),
    activationStartOtherReason: request('reasons', 'overwritten'),
    activationEndDate: request('course', 'kept'),
    activationEndReasonId: request('course', 'kept'),
    activationEndOtherReason: request('reasons', 'overwritten'),
    cancellationDate: request('course', 'kept'),
    cancellationReasonId: request('course', 'kept'),
    nonEligibleReason: request('reasons', 'overwritten'),
    eligibleReason: request('reasons', 'overwritten'),
    socialSecurityAnswer: request('income', 'overwritten'),
    taxAuthorityAnswer: request('income', 'overwritten'),
  },
  applicationChanges: { changedOn: request('course', 'kept') },
  batchChecks: { askedById: check('author', 'kept'), askedOn: check('work', 'kept') },
  batchCheckItems: { fiscalNumber: checked, studentFiscalNumber: checked },
  serviceAnswers: {
    result: request('income', 'deleted'),
    code: request('income', 'deleted'),
    reason: request('reasons', 'deleted'),
    askedOn: request('course', 'deleted'),
    milliseconds: request('course', 'deleted'),
    recordedOn: request('course', 'deleted'),
  },
  serviceStates: { offById: switched, offSince: switched, reason: switched },
  applicationNotes: {
    authorId: author,
    createdOn: request('notes', 'deleted'),
    text: request('notes', 'deleted'),
  },
  applicationClaims: {
    userId: claim,
    claimedOn: claim,
    seenOn: claim,
  },
  applicationConsents: {
    declaration: request('consent', 'kept'),
    version: request('consent', 'kept'),
    textDigest: request('consent', 'kept'),
    givenOn: request('consent', 'kept'),
    givenById: author,
  },
  applicationCountChanges: { providerEmail: providerContact, createdById: author },
  applicationOrigins: { providerEmail: providerContact, createdById: author },
  elementRequests: {
    askedById: author,
    askedOn: request('course', 'kept'),
    text: request('questions', 'overwritten'),
    dueDate: request('course', 'kept'),
    answeredById: author,
    answeredOn: request('course', 'kept'),
    answer: request('questions', 'overwritten'),
    fileIds: request('documents', 'overwritten'),
    endedById: author,
    endedOn: request('course', 'kept'),
  },
  approvals: {
    payload: approval('reasons', 'overwritten'),
    askedById: approval('author', 'kept'),
    askedOn: approval('course', 'kept'),
    endedById: approval('author', 'kept'),
    endedOn: approval('course', 'kept'),
    reason: approval('reasons', 'overwritten'),
  },
  files: {
    resourceFileTypeId: document('documents', 'deleted'),
    filename: document('documents', 'deleted'),
    hash: document('documents', 'deleted'),
    content: document('documents', 'deleted'),
    bytesId: document('documents', 'deleted'),
    digest: document('documents', 'deleted'),
    sealedKey: document('documents', 'deleted'),
    notes: document('documents', 'deleted'),
    createdOn: document('documents', 'deleted'),
  },
  documentKeys: { sealed: document('documents', 'deleted') },
  filePieces: { bytesId: document('documents', 'deleted'), bytes: document('documents', 'deleted') },
  storedDocuments: { hash: document('documents', 'deleted'), bytesId: document('documents', 'deleted') },
  recordFiles: {
    filename: document('documents', 'kept'),
    hash: document('documents', 'kept'),
    content: document('documents', 'kept'),
    bytesId: document('documents', 'kept'),
    sealedKey: document('documents', 'kept'),
    notes: document('documents', 'kept'),
  },
  registeredFiles: {
    filename: listed('documents', 'kept'),
    createdById: listed('author', 'kept'),
    createdOn: listed('author', 'kept'),
  },
  mailNotifications: {
    to: mail('mails', 'deleted'),
    subject: mail('mails', 'deleted'),
    body: mail('mails', 'deleted'),
    createdOn: mail('mails', 'deleted'),
    actualShippingDate: mail('mails', 'deleted'),
  },
  idempotencyKeys: { answer: answer('answers', 'deleted') },
  jobs: { payload: job('work', 'kept') },
  personFiles: {
    askedById: given('author', 'kept'),
    askedOn: given('author', 'kept'),
    reason: given('reasons', 'overwritten'),
    fiscalNumber: given('fiscalNumber', 'overwritten'),
    madeOn: given('author', 'kept'),
    endedOn: given('author', 'kept'),
  },
  /** What a person's file holds until it is fetched, encrypted. */
  personFilePieces: { sealed: given('answers', 'deleted') },
  erasures: {
    erasedOn: erasure('author', 'kept'),
    userId: erasure('author', 'kept'),
    confirmedById: erasure('author', 'kept'),
    /** A keyed digest of the NIF. */
    person: erasure('erased', 'kept'),
    reason: erasure('erased', 'kept'),
    applicationIds: erasure('erased', 'kept'),
    studentOfIds: erasure('erased', 'kept'),
  },
  retentionRuns: { releasedById: audit('author', 'kept') },
  holds: {
    fiscalNumber: held('fiscalNumber', 'overwritten'),
    reason: held('reasons', 'overwritten'),
    createdById: held('author', 'kept'),
    createdOn: held('author', 'kept'),
    endedById: held('author', 'kept'),
    endedOn: held('author', 'kept'),
  },
  savedSearches: {
    ownerId: account('searches', 'kept'),
    name: account('searches', 'kept'),
    /** What was searched for, which may be a citizen's name or NIF. */
    value: columnOf('citizen', 'eligibility', 'accounts')('searches', 'deleted'),
  },
  notificationEmails: { email: contact('contact', 'kept') },
  providerEmails: { email: contact('contact', 'kept') },
  users: {
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
  },
  recordVersions: {
    userId: version('author', 'kept'),
    changedOn: version('author', 'kept'),
    values: version('account', 'kept'),
    former: version('account', 'kept'),
  },
  passwordLinks: { userId: link, codeHash: link, createdOn: link, expiresOn: link },
  factors: {
    userId: credential,
    name: credential,
    createdOn: credential,
    lastUsedOn: credential,
    secret: credential,
    credentialId: credential,
    publicKey: credential,
    transports: credential,
    isBackedUp: credential,
  },
  recoveryCodes: { userId: credential, codeHash: credential },
  factorProofs: { userId: proof, familyId: proof, provenOn: proof, factorId: proof },
  apiClients: {
    createdById: account('author', 'kept'),
    addresses: account('device', 'kept'),
    lastUsedOn: account('accesses', 'kept'),
  },
  apiClientKeys: { createdById: account('author', 'kept') },
  webhookEndpoints: { createdById: account('author', 'kept') },
  factorRemovals: { userId: credential, requestedBy: credential, requestedOn: credential, dueOn: credential },
  refreshTokens: {
    userId: session('device', 'kept'),
    tokenHash: session('credentials', 'kept'),
    createdOn: session('device', 'kept'),
    usedOn: session('device', 'kept'),
    usedBy: session('device', 'kept'),
    keyThumbprint: session('credentials', 'kept'),
  },
  signIns: {
    userId: signIn('device', 'kept'),
    signedInOn: signIn('device', 'kept'),
    device: signIn('device', 'kept'),
    network: signIn('device', 'kept'),
    identityProvenOn: signIn('device', 'kept'),
  },
  attemptCounters: { name: attempt('attempts', 'kept') },
  readingCounters: {
    userId: attempt('attempts', 'kept'),
    hourUnits: attempt('attempts', 'kept'),
    dayUnits: attempt('attempts', 'kept'),
  },
  auditEvents: {
    occurredOn: audit('accesses', 'kept'),
    actorId: audit('accesses', 'kept'),
    remoteAddress: columnOf('user', 'evidence', 'auditAddresses')('device', 'kept'),
    action: audit('accesses', 'kept'),
    subject: audit('accesses', 'kept'),
    subjectId: audit('accesses', 'kept'),
    detail: audit('accesses', 'kept'),
  },
} satisfies PersonalDataInventory;
