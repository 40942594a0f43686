import { connect } from 'node:net';
import { NoVerdict, type Scanner, type ScanVerdict } from '../scanner';
import type { ClamdAddress } from './scannerSettings';

/** How long one scan may take, in milliseconds. */
export interface ClamdTerms {
  /** Until the connection stands. */
  readonly connect: number;
  /** For each attempt until its verdict; together less than the lease of a job. */
  readonly attempts: readonly number[];
}

const defaultTerms: ClamdTerms = { connect: 5_000, attempts: [20_000, 40_000] };

/**
 * Scans with clamd, which gets each document over a connection of its own (INSTREAM). A scan that hangs is cut off and
 * tried once more over a new connection.
 */
export const createClamdScanner = (address: ClamdAddress, terms = defaultTerms): Scanner => ({
  scan: async (content) => {
    let failure: unknown;
    for (const deadline of terms.attempts) {
      try {
        return readReply(await converse(address, content, { connect: terms.connect, deadline }));
      } catch (caught) {
        failure = caught;
        if (!(caught instanceof NoVerdict && caught.code === 'timeOut')) break;
      }
    }
    throw failure;
  },
});

/** The most bytes of a chunk; clamd's buffer has 128 KB. */
const chunkBytes = 65_536;
/** No reply is this long. */
const maxReplyBytes = 4_096;

/** Sends a document to clamd and returns the reply, which ends with a zero byte. */
const converse = (
  address: ClamdAddress,
  content: Uint8Array,
  within: { readonly connect: number; readonly deadline: number },
): Promise<string> =>
  new Promise((resolve, reject) => {
    let reply = Buffer.alloc(0);
    let isConnected = false;
    const socket = connect(address);
    const end = (outcome: string | NoVerdict) => {
      clearTimeout(connecting);
      clearTimeout(waiting);
      socket.destroy();
      if (typeof outcome === 'string') resolve(outcome);
      else reject(outcome);
    };
    const connecting = setTimeout(() => end(new NoVerdict('unreachable')), within.connect);
    const waiting = setTimeout(() => end(new NoVerdict('timeOut')), within.deadline);
    socket.once('connect', () => {
      isConnected = true;
      clearTimeout(connecting);
      for (const part of frames(content)) socket.write(part);
      socket.write(lengthOf(0));
    });
    socket.on('data', (bytes) => {
      reply = Buffer.concat([reply, bytes]);
      const length = reply.indexOf(0);
      if (length < 0 ? reply.length > maxReplyBytes : length !== reply.length - 1)
        return end(new NoVerdict('nonsense'));
      if (length >= 0) end(reply.toString('latin1', 0, length));
    });
    socket.on('error', (cause) => end(new NoVerdict(isConnected ? 'broken' : 'unreachable', { cause })));
    socket.on('close', () => end(new NoVerdict('broken')));
  });

const lengthOf = (bytes: number) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
};

/** Yields the command and the chunks of a document, each after its length. */
function* frames(content: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0', 'latin1');
  for (let at = 0; at < content.length; at += chunkBytes) {
    const chunk = content.subarray(at, at + chunkBytes);
    yield lengthOf(chunk.length);
    yield chunk;
  }
}

/**
 * What clamd finds without having found malicious software: a limit, a password, damage, and contents that some don't want,
 * such as tax numbers, macros or programs for administrators ("potentially unwanted").
 */
const noMalware =
  /^(?:Heuristics\.(?:Limits\.Exceeded|Encrypted|Broken|Structured|OLE2\.ContainsMacros)|PUA)(?:\.|$)/;

/** Reads a reply strictly: what is not what clamd says of a document is no verdict. */
const readReply = (reply: string): ScanVerdict => {
  if (reply === 'stream: OK') return { outcome: 'clean' };
  const name = /^stream: ([!-~]+) FOUND$/.exec(reply)?.[1];
  if (name) return { outcome: noMalware.test(name) ? 'unscannable' : 'infected', name };
  if (reply.startsWith('INSTREAM size limit exceeded')) throw new NoVerdict('rejected');
  throw new NoVerdict(reply.endsWith(' ERROR') ? 'status' : 'nonsense');
};
