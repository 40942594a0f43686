import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** What the stand-in does with a document. */
export type ClamdMode =
  /** Finds its marker, and nothing in other documents. */
  | 'scans'
  /** Accepts everything and never answers. */
  | 'hangs'
  /** Never answers over its first connection, and over later ones as it should. */
  | 'hangsAtFirst'
  /** Answers as it should, but late. */
  | 'isSlow'
  /** Breaks the connection off when the document has arrived. */
  | 'resets'
  /** Ends in the middle of its reply. */
  | 'isCutOff'
  /** Says that documents are too large, before they have arrived. */
  | 'isFull'
  /** Says that it could not scan. */
  | 'fails'
  /** Says something that is no reply. */
  | 'talksNonsense';

/** The stand-in finds this in a document, as every scanner finds the test file of EICAR. */
export const malware = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';
export const malwareName = 'Eicar-Test-Signature';
/** The stand-in gives the name after this, which a document has up to a blank, in place of that of malicious software. */
export const finding = 'CLAMD-FINDS:';

/** A stand-in for clamd that speaks its protocol (INSTREAM). */
export interface ClamdStandIn {
  readonly port: number;
  /** What it does with the next documents. */
  mode: ClamdMode;
  /** How many milliseconds a slow answer takes. */
  readonly slowness: number;
  /** The documents that arrived whole, in order. */
  readonly received: Buffer[];
  /** How many connections there were. */
  connections: number;
  close(): Promise<void>;
}

/** Starts the stand-in on a port of this machine, by default a free one. */
export const startClamd = async (mode: ClamdMode = 'scans', wantedPort = 0): Promise<ClamdStandIn> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    standIn.connections += 1;
    serve(socket, standIn);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(wantedPort, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const standIn: ClamdStandIn = {
    port,
    mode,
    slowness: 150,
    received: [],
    connections: 0,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return standIn;
};

const command = Buffer.from('zINSTREAM\0');

const serve = (socket: Socket, standIn: ClamdStandIn) => {
  const { mode } = standIn;
  const isFirst = standIn.connections === 1;
  if (mode === 'isFull') socket.end('INSTREAM size limit exceeded. ERROR\0');
  let buffer = Buffer.alloc(0);
  let hasCommand = false;
  const chunks: Buffer[] = [];
  socket.on('data', (bytes) => {
    buffer = Buffer.concat([buffer, bytes]);
    if (!hasCommand) {
      if (buffer.length < command.length) return;
      if (!buffer.subarray(0, command.length).equals(command)) return void socket.end('UNKNOWN COMMAND\0');
      hasCommand = true;
      buffer = buffer.subarray(command.length);
    }
    while (buffer.length >= 4) {
      const length = buffer.readUInt32BE(0);
      if (length === 0)
        return answer(
          socket,
          standIn,
          mode === 'hangsAtFirst' ? (isFirst ? 'hangs' : 'scans') : mode,
          Buffer.concat(chunks),
        );
      if (buffer.length < 4 + length) return;
      chunks.push(buffer.subarray(4, 4 + length));
      buffer = buffer.subarray(4 + length);
    }
  });
};

const answer = (socket: Socket, standIn: ClamdStandIn, mode: ClamdMode, document: Buffer) => {
  standIn.received.push(document);
  const named = new RegExp(`${finding}(\\S+)`).exec(document.toString('latin1'))?.[1];
  const name = named ?? (document.includes(malware) ? malwareName : undefined);
  const verdict = `stream: ${name ? `${name} FOUND` : 'OK'}\0`;
  if (mode === 'scans') socket.end(verdict);
  else if (mode === 'isSlow') setTimeout(() => socket.end(verdict), standIn.slowness);
  else if (mode === 'resets') socket.resetAndDestroy();
  else if (mode === 'isCutOff') socket.end('stream: OK');
  else if (mode === 'fails') socket.end("stream: Can't allocate memory ERROR\0");
  else if (mode === 'talksNonsense') socket.end('stream: OK \n\0');
};
