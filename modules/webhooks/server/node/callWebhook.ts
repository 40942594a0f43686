import { Resolver } from 'node:dns/promises';
import { Agent as PlainAgent, request as requestPlainly } from 'node:http';
import { Agent, type RequestOptions, request } from 'node:https';
import { isIP } from 'node:net';
import type { WebhookFailure } from '../../../../contract/rules/webhookEvents';
import { webhookUrlProblem } from '../../contract/webhookRules';
import type { WebhookAnswer, WebhookSender } from '../webhookSender';
import { isCallable } from './publicAddress';

interface Options {
  /** Whether http, any port, this machine and private networks are accepted, for trying. */
  readonly allowsPrivate: boolean;
  /** Finds the addresses of a name; those of the system's name servers when absent. */
  readonly resolve?: (name: string) => Promise<readonly string[]>;
  /** Judges an address instead of `isCallable`, for tests whose receivers are on this machine. */
  readonly mayCall?: typeof isCallable;
  /** A certificate authority beside the known ones. */
  readonly authority?: string;
  /** For everything: name, connection, TLS and the beginning of the answer. */
  readonly timeLimitMilliseconds?: number;
}

const defaultTimeLimit = 10_000;
/** Of an answer nothing is wanted but its status: the rest is read up to here, so that the receiver may end in peace. */
const maxAnswerBytes = 4_096;
const maxHeaderBytes = 8_192;

/**
 * Makes what calls the addresses of providers. Each name is looked up once, and the connection goes to the very address that
 * was judged; TLS still proves the name. Nothing is followed, no proxy is asked, no connection is kept. At other ports than
 * 443 every failure before an answer is told as one: nobody learns from us which ports of a stranger's host are open.
 */
export const createWebhookSender = ({
  allowsPrivate,
  resolve = resolveName,
  mayCall = isCallable,
  authority,
  timeLimitMilliseconds = defaultTimeLimit,
}: Options): WebhookSender => {
  // Agents of our own: the global ones may be told of a proxy by the environment.
  const agents = {
    'https:': new Agent({ keepAlive: false, maxCachedSessions: 0 }),
    'http:': new PlainAgent({ keepAlive: false }),
  };
  return async (call) => {
    if (webhookUrlProblem(call.url, allowsPrivate)) return { failure: 'addressRefused' };
    const url = new URL(call.url);
    const signal = AbortSignal.timeout(timeLimitMilliseconds);
    const name = url.hostname.replace(/^\[(.*)\]$/, '$1');
    const found = await addressesOf(name, resolve, signal);
    if ('failure' in found) return found;
    const [address] = found.addresses;
    // One that must not be called among them is enough: which one is taken must not be a matter of luck.
    if (!address || !found.addresses.every((one) => mayCall(one, allowsPrivate)))
      return { failure: 'addressRefused' };
    const isPlain = url.protocol === 'http:';
    const answer = await send(isPlain ? requestPlainly : request, call.body, {
      method: 'POST',
      host: address,
      port: Number(url.port || (isPlain ? 80 : 443)),
      path: url.pathname + url.search,
      agent: isPlain ? agents['http:'] : agents['https:'],
      servername: isIP(name) ? '' : name,
      headers: {
        ...call.headers,
        host: url.host,
        connection: 'close',
        'content-length': Buffer.byteLength(call.body),
      },
      maxHeaderSize: maxHeaderBytes,
      signal,
      ...(authority && { ca: authority }),
    });
    return 'failure' in answer && !allowsPrivate && url.port ? { failure: 'refused' } : answer;
  };
};

const send = (begin: typeof request, body: string, options: RequestOptions): Promise<WebhookAnswer> =>
  new Promise((resolve) => {
    const outgoing = begin(options, (answer) => {
      const retryAfter = answer.headers['retry-after'] ?? null;
      resolve({ status: answer.statusCode ?? 0, retryAfter });
      let bytes = 0;
      answer.on('data', (piece: Buffer) => {
        bytes += piece.length;
        if (bytes > maxAnswerBytes) answer.destroy();
      });
      // What happens to the rest of an answer changes nothing.
      answer.on('error', () => {});
    });
    outgoing.on('error', (failure) => resolve({ failure: failureOf(failure, options.signal) }));
    // Last of all, and sometimes alone: an answer that switches to another protocol is neither an answer nor an error.
    outgoing.on('close', () => resolve({ failure: 'reset' }));
    outgoing.end(body);
  });

/** Names end with the time limit too; whoever asks for them later than that is told nothing. */
const addressesOf = async (
  name: string,
  resolve: (name: string) => Promise<readonly string[]>,
  signal: AbortSignal,
): Promise<{ addresses: readonly string[] } | { failure: WebhookFailure }> => {
  if (isIP(name)) return { addresses: [name] };
  const ended = new Promise<'ended'>((end) => signal.addEventListener('abort', () => end('ended')));
  const found = await Promise.race([resolve(name).catch(() => []), ended]);
  if (found === 'ended') return { failure: 'timeout' };
  return found.length > 0 ? { addresses: found } : { failure: 'unknownName' };
};

/** Asks name servers, and never the file of hosts; on threads of its own, so that a slow one holds up nothing else. */
const resolveName = async (name: string): Promise<string[]> => {
  if (name === 'localhost') return ['127.0.0.1'];
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return [four, six].flatMap((found) => (found.status === 'fulfilled' ? found.value : []));
};

const failureOf = (failure: Error, signal: AbortSignal | undefined): WebhookFailure => {
  const code = String(Reflect.get(failure, 'code') ?? '');
  if (signal?.aborted || code === 'ETIMEDOUT') return 'timeout';
  if (code.startsWith('HPE_')) return 'unreadable';
  if (refusedCodes.includes(code)) return 'refused';
  if (certificateCodes.test(code)) return 'certificate';
  return 'reset';
};

const refusedCodes: readonly string[] = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL'];
/** What OpenSSL and Node say of certificates and of TLS that fails. */
const certificateCodes = /CERT|^ERR_TLS_|^ERR_SSL_|SELF_SIGNED|UNABLE_TO_|^EPROTO$/;
