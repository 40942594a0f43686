import type { z } from 'zod';
import type { BeforeJson, Call, Download } from '../../contract/calls/defineCall';
import type { AwaitsApproval } from '../services/context/awaitsApproval';
import type {
  DocumentsContext,
  ServiceContext,
  SignedInContext,
  UploadContext,
  WorkersContext,
} from '../services/context/serviceContext';
import type { SentProof } from '../services/session/tokens/keyProof';
import type { DeviceCookie } from './deviceCookie';

/** The context of a public call: its caller is unknown, and its bearer token may not be this server's. */
export interface PublicContext extends ServiceContext, WorkersContext {
  readonly bearerToken: string | undefined;
  readonly device: DeviceCookie;
  readonly proof: SentProof;
  readonly userAgent: string | undefined;
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal;
}

/** A file that a call answers with. */
export interface FileAnswer {
  filename: string;
  content: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
}

/** Serves a call of contract/calls: sign-in, rights, body limit and input are checked before the handler runs. */
export type MountCall = <Input extends z.ZodType, Answer extends z.ZodType>(
  call: Call<Input, Answer>,
  handle: (
    context: SignedInContext & UploadContext,
    input: z.output<Input>,
  ) => Promise<BeforeJson<z.input<Answer>> | AwaitsApproval>,
) => void;

/** Serves a call that answers with part of a list; Content-Range gives the part and the total. */
export type MountList = <Input extends z.ZodType, Item extends z.ZodType>(
  call: Call<Input, z.ZodArray<Item>>,
  handle: (
    context: SignedInContext,
    input: z.output<Input>,
  ) => Promise<ListAnswer<BeforeJson<z.input<Item>>>>,
) => void;

/** Part of a list: its items, the index of the first one, from 0, and the total number. */
export interface ListAnswer<Item> {
  readonly items: Item[];
  readonly first: number;
  readonly total: number;
}

/** Serves a call whose access is 'public'; mounting any other call this way fails at startup. */
export type MountPublicCall = <Input extends z.ZodType, Answer extends z.ZodType>(
  call: Call<Input, Answer>,
  handle: (context: PublicContext, input: z.output<Input>) => Promise<BeforeJson<z.input<Answer>>>,
) => void;

/** Serves a call that answers with a file. */
export type MountDownload = <Input extends z.ZodType>(
  call: Download<Input>,
  handle: (
    context: SignedInContext & DocumentsContext & WorkersContext,
    input: z.output<Input>,
  ) => Promise<FileAnswer>,
) => void;

/** What a file in routes/ mounts its calls with. */
export interface Mount {
  call: MountCall;
  list: MountList;
  publicCall: MountPublicCall;
  download: MountDownload;
}
