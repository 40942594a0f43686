import { move, transferableSymbol, valueSymbol } from 'piscina';
import { heavyTasks } from '../../services/heavyWork/heavyTasks';
import type { HeavyTask } from '../../services/heavyWork/heavyWork';
import { buffersOf } from './taskTerms';

/** A task for a thread. */
export interface TaskMessage {
  readonly name: HeavyTask;
  readonly input: never;
}

/** Runs one task in a thread, and transfers the bytes of its result instead of copying them. */
export const doTask = async ({ name, input }: TaskMessage): Promise<unknown> => {
  const output: unknown = await heavyTasks[name](input);
  if (typeof output !== 'object' || output === null) return output;
  return move({ [transferableSymbol]: buffersOf(output), [valueSymbol]: output });
};
