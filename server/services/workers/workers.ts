import { Refusal } from '../../lib/refusal';
import { workerTexts } from './texts';
import type { workerTasks } from './workerTasks';

type Tasks = typeof workerTasks;
/** The name of a task for Workers. */
export type WorkerTask = keyof Tasks;
type Inputs = { [Name in WorkerTask]: Parameters<Tasks[Name]>[0] };
type Outputs = { [Name in WorkerTask]: Awaited<ReturnType<Tasks[Name]>> };

/** The tasks as functions of their inputs, so that a name determines the types of input and output. */
export type TaskTable = { readonly [Name in WorkerTask]: (input: Inputs[Name]) => Promise<Outputs[Name]> };

/**
 * Runs expensive tasks: in other threads and processes if the runtime has any, otherwise inline. Bytes in an input may be
 * transferred there, so the caller must not use them any more; whatever is needed again is part of the
 * output.
 */
export interface Workers {
  run<Name extends WorkerTask>(name: Name, input: Inputs[Name]): Promise<Outputs[Name]>;
}

const secondsUntilCalm = 5;

/** Builds the refusal for when more tasks are waiting than makes sense. */
export const tooBusy = (): Refusal => new Refusal('unavailable', workerTexts.tooBusy, secondsUntilCalm);

/**
 * Thrown if a task takes more time or memory than any honest input needs; a caller that knows the input
 * throws a refusal that names it instead.
 */
export class TookTooMuch extends Refusal {
  constructor() {
    super('unavailable', workerTexts.tookTooMuch, secondsUntilCalm);
  }
}
