import type { z } from 'zod';
import type { WorkContext } from '../context/workContext';
import type { ClaimedJob } from './claimJob';
import type { KindOfJob } from './jobKinds';

export { aboutADay, aDay, minute, never } from './jobKinds';

type Kinds = Readonly<Record<string, KindOfJob>>;

/** What does the jobs of each kind, given what its kind says of the payload. */
type Handlers<Of extends Kinds> = {
  readonly [Kind in keyof Of]: (
    context: WorkContext,
    job: ClaimedJob,
    payload: z.output<Of[Kind]['payload']>,
  ) => Promise<void>;
};

/** The kinds of jobs of a module, and what does them. */
export interface ModuleJobs {
  readonly kinds: Kinds;
  readonly handlers: Readonly<
    Record<string, (context: WorkContext, job: ClaimedJob, payload: never) => Promise<void>>
  >;
}

/** Declares the jobs of a module: a kind without a handler, or one that takes another payload, is a type error. */
export const defineJobs = <const Of extends Kinds>(kinds: Of, handlers: Handlers<Of>): ModuleJobs => ({
  kinds,
  handlers: handlers as ModuleJobs['handlers'],
});
