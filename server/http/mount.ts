import type { z } from 'zod';
import type { Call, Download } from '../../contract/calls/defineCall';
import type {
  HeavyContext,
  ServiceContext,
  SignedInContext,
  UploadContext,
} from '../services/context/serviceContext';
import type { DeviceCookie } from './deviceCookie';

/** Who calls a public call is unknown; some carry a bearer token that is not this server's. */
export interface PublicContext extends ServiceContext, HeavyContext {
  readonly bearerToken: string | undefined;
  readonly device: DeviceCookie;
  readonly userAgent: string | undefined;
  /** Aborted when the caller has gone. */
  readonly signal: AbortSignal;
}

/** A file that a call answers with. */
export interface FileAnswer {
  filename: string;
  content: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
}

/** Serves a call of contract/calls: sign-in, right, body limit and input are checked before the handler runs. */
export type MountCall = <Input extends z.ZodType, Answer extends z.ZodType>(
  call: Call<Input, Answer>,
  handle: (context: SignedInContext & UploadContext, input: z.output<Input>) => Promise<z.input<Answer>>,
) => void;

/** Serves a call that answers a part of a list; Content-Range says which part, and of how many in all. */
export type MountList = <Input extends z.ZodType, Item extends z.ZodType>(
  call: Call<Input, z.ZodArray<Item>>,
  handle: (context: SignedInContext, input: z.output<Input>) => Promise<ListAnswer<z.input<Item>>>,
) => void;

/** A part of a list: the place of its first item, from 0, and how many there are in all. */
export interface ListAnswer<Item> {
  readonly items: Item[];
  readonly first: number;
  readonly total: number;
}

/** Does something in the transaction of the call's key, where it has one: all or none of it, and once. */
export type Once<Context> = <Answer>(run: (context: Context) => Promise<Answer>) => Promise<Answer>;

/** Serves a call that takes a key and has work to do before or after its transaction, during which others would wait for the database. */
export type MountStagedCall = <Input extends z.ZodType, Answer extends z.ZodType>(
  call: Call<Input, Answer>,
  handle: (
    context: SignedInContext & UploadContext,
    input: z.output<Input>,
    once: Once<SignedInContext & UploadContext>,
  ) => Promise<z.input<Answer>>,
) => void;

/** Serves a call whose access is 'public'; mounting any other in this way fails at start. */
export type MountPublicCall = <Input extends z.ZodType, Answer extends z.ZodType>(
  call: Call<Input, Answer>,
  handle: (context: PublicContext, input: z.output<Input>) => Promise<z.input<Answer>>,
) => void;

/** Serves a call that answers with a file. */
export type MountDownload = <Input extends z.ZodType>(
  call: Download<Input>,
  handle: (context: SignedInContext, input: z.output<Input>) => Promise<FileAnswer>,
) => void;

/** What a file in routes/ mounts its calls with. */
export interface Mount {
  call: MountCall;
  list: MountList;
  stagedCall: MountStagedCall;
  publicCall: MountPublicCall;
  download: MountDownload;
}
