/** Why something outside this program failed, in words that tell nothing about anybody. */
export const failureReasons = [
  /** No answer in time. */
  'timeOut',
  /** Nothing listens there. */
  'refused',
  /** No such host, or no way to it. */
  'unreachable',
  /** The connection broke off. */
  'broken',
  /** No trusted connection: a certificate, a name, a protocol. */
  'tls',
  /** User, password or right is wrong. */
  'denied',
  /** It was understood and not accepted: 4xx over HTTP, 5xx of a mail server. */
  'rejected',
  /** It has trouble of its own: 5xx over HTTP, 4xx of a mail server. */
  'status',
  /** An answer of another kind than expected. */
  'nonsense',
  /** No space left. */
  'full',
  /** Too many connections, files or bytes at once. */
  'busy',
  /** Somebody else holds it, or changed it at the same time. */
  'locked',
  /** Another process has the folder or the port. */
  'inUse',
  /** A setting is wrong, or what it names is another than it must be. */
  'settings',
  /** Of a version that this one can't go on with. */
  'version',
  'readOnly',
  /** It starts, stops or was told to. */
  'stopping',
  /** No such database, table or file. */
  'missing',
  /** A value or row is not allowed by the database. */
  'data',
  /** Not asked, after many failures in a row. */
  'circuitOpen',
  /** The simulator was told not to answer. */
  'simulated',
  /** None of these: look at the name, the code and the place. */
  'unexpected',
] as const;

export type FailureReason = (typeof failureReasons)[number];

/** Returns why something failed, by the codes of the failure and its causes; never by text that may quote a value. */
export const failureReason = (failure: unknown): FailureReason => {
  const causes = causesOf(failure);
  // The first cause says most, as what wraps it may have a code of its own kind; messages are of whoever gave up.
  const byCodes = causes.toReversed().map(reasonOf);
  const byMessages = causes.map((cause) => byMessage(at(cause, 'message')));
  // What an expected failure says itself (`PlainError`), where nothing that caused it does.
  const byItself = failureReasons.find((reason) => reason === at(failure, 'why'));
  return [...byCodes, ...byMessages, byItself].find((reason) => reason !== undefined) ?? 'unexpected';
};

/** More levels of `cause` than anybody wraps. */
const deepest = 6;

const causesOf = (failure: unknown): unknown[] => {
  const causes: unknown[] = [];
  for (let one = failure; one !== undefined && causes.length < deepest; one = at(one, 'cause'))
    causes.push(one);
  return causes;
};

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

const firstClientError = 400;
const firstServerError = 500;
const isClientError = (status: unknown) =>
  typeof status === 'number' && status >= firstClientError && status < firstServerError;

const reasonOf = (failure: unknown): FailureReason | undefined => {
  // Of a mail server's numbers the 5xx are final; over HTTP the 4xx are.
  const smtp = at(failure, 'responseCode');
  const code = at(failure, 'originalCode') ?? at(failure, 'code');
  if (code === 'EAUTH') return 'denied';
  if (typeof smtp === 'number') return smtp >= firstServerError ? 'rejected' : 'status';
  if (code === 'status' && isClientError(at(failure, 'status'))) return 'rejected';
  return byCode(code) ?? byName[String(at(failure, 'name'))];
};

const byCode = (code: unknown): FailureReason | undefined => {
  if (typeof code !== 'string') return undefined;
  const known = codes.get(code) ?? failureReasons.find((reason) => reason === code);
  if (known) return known;
  if (/^(CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_)/.test(code)) return 'tls';
  return /^[0-9A-Z]{5}$/.test(code) ? classes[code.slice(0, 2)] : undefined;
};

const codesOf: Readonly<Partial<Record<FailureReason, string>>> = {
  timeOut:
    'ETIMEDOUT UND_ERR_CONNECT_TIMEOUT UND_ERR_HEADERS_TIMEOUT UND_ERR_BODY_TIMEOUT ERR_JWKS_TIMEOUT 57014 25P03 25P04',
  refused: 'ECONNREFUSED',
  unreachable: 'ENOTFOUND EAI_AGAIN EDNS EHOSTUNREACH ENETUNREACH EADDRNOTAVAIL',
  broken: 'ECONNRESET ECONNABORTED EPIPE ECONNECTION UND_ERR_SOCKET',
  tls: 'ETLS EPROTO',
  denied: 'ENOAUTH EOAUTH2 EACCES EPERM 42501',
  rejected: 'EENVELOPE EMESSAGE',
  status: 'ERR_JOSE_GENERIC',
  nonsense: 'EPROTOCOL ERR_JWKS_INVALID',
  full: '53100 ENOSPC EDQUOT',
  busy: 'EMFILE ENFILE EAGAIN ENOMEM',
  inUse: 'EADDRINUSE',
  locked: '55P03 40001 40P01',
  readOnly: '25006 EROFS',
  stopping: '57P01 57P02 57P03 57P05',
  missing: '3D000 42P01 42703 ENOENT',
};

const codes = new Map(
  failureReasons.flatMap((reason) =>
    (codesOf[reason] ?? '').split(' ').map((code) => [code, reason] as const),
  ),
);

/** Classes of PostgreSQL's codes, by their first two characters. */
const classes: Readonly<Record<string, FailureReason>> = {
  '08': 'broken',
  '22': 'data',
  '23': 'data',
  '28': 'denied',
  '53': 'busy',
};

const byName: Readonly<Record<string, FailureReason>> = {
  TimeoutError: 'timeOut',
  SyntaxError: 'nonsense',
  ZodError: 'nonsense',
  // Of S3 and what is compatible with it.
  AccessDenied: 'denied',
  InvalidAccessKeyId: 'denied',
  SignatureDoesNotMatch: 'denied',
  NoSuchBucket: 'missing',
  NoSuchKey: 'missing',
  SlowDown: 'busy',
};

/** Messages without a code of pg, its pool and fetch; none quotes anything. */
const byMessage = (message: unknown): FailureReason | undefined => {
  if (message === 'timeout exceeded when trying to connect' || message === 'Query read timeout')
    return 'timeOut';
  if (message === 'Connection terminated due to connection timeout') return 'timeOut';
  if (message === 'unexpected redirect') return 'nonsense';
  return typeof message === 'string' && /^(Connection terminated|Client was closed)/.test(message)
    ? 'broken'
    : undefined;
};
