import { Refusal } from '../base/refusal';
import type { heavyTasks } from './heavyTasks';

type Tasks = typeof heavyTasks;
/** What can be given to HeavyWork. */
export type HeavyTask = keyof Tasks;
type Inputs = { [Name in HeavyTask]: Parameters<Tasks[Name]>[0] };
type Outputs = { [Name in HeavyTask]: Awaited<ReturnType<Tasks[Name]>> };

/** The tasks as a function of each one's input, so that a name tells the types of both. */
export type TaskTable = { readonly [Name in HeavyTask]: (input: Inputs[Name]) => Promise<Outputs[Name]> };

/**
 * Does what costs much: in threads beside everything else where the runtime has some, else on the spot. Bytes in an
 * input may be moved there, so that their giver must not use them any more; what is needed again is part of the output.
 */
export interface HeavyWork {
  run<Name extends HeavyTask>(name: Name, input: Inputs[Name]): Promise<Outputs[Name]>;
}

const secondsUntilCalm = 5;

/** More is waiting to be done than makes sense. */
export const tooBusy = (): Refusal => new Refusal('unavailable', heavyWorkTexts.tooBusy, secondsUntilCalm);

/** A task took more time or memory than any honest input does; the caller that knows the input names it instead. */
export class TookTooMuch extends Refusal {
  constructor() {
    super('unavailable', heavyWorkTexts.tookTooMuch, secondsUntilCalm);
  }
}

/** What a caller reads when something could not be worked on. */
const heavyWorkTexts = {
  tooBusy:
    'Não foi possível atender o pedido, porque há demasiados em curso. Tente novamente dentro de alguns segundos.',
  tookTooMuch:
    'Não foi possível concluir o pedido no tempo previsto. Tente novamente dentro de alguns segundos.',
} as const;
