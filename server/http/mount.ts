import type { z } from 'zod';
import type { Call, Download } from '../../contract/calls/defineCall';
import type { ServiceContext, SignedInContext } from '../services/serviceContext';

/** Who calls a public call is unknown; some carry a bearer token that is not this server's. */
export interface PublicContext extends ServiceContext {
  readonly bearerToken: string | undefined;
}

/** A file that a call answers with. */
export interface FileAnswer {
  filename: string;
  content: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
}

/** Serves a call of contract/calls: sign-in, right, body limit and input are checked before the handler runs. */
export type MountCall = <Input extends z.ZodType, Answer extends z.ZodType>(
  call: Call<Input, Answer>,
  handle: (context: SignedInContext, input: z.output<Input>) => Promise<z.input<Answer>>,
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
  publicCall: MountPublicCall;
  download: MountDownload;
}
