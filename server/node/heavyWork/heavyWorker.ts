import { move, transferableSymbol, valueSymbol } from 'piscina';
import { heavyTasks } from '../../services/heavyWork/heavyTasks';
import type { HeavyTask } from '../../services/heavyWork/heavyWork';
import { buffersOf } from './taskTerms';

/** What a thread is asked to do. */
export interface TaskMessage {
  readonly name: HeavyTask;
  readonly input: never;
}

/** What a thread does with one task, and hands over the bytes of its result. */
export const doTask = async ({ name, input }: TaskMessage): Promise<unknown> => {
  const output: unknown = await heavyTasks[name](input);
  if (typeof output !== 'object' || output === null) return output;
  return move({ [transferableSymbol]: buffersOf(output), [valueSymbol]: output });
};
