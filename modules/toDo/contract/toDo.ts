import { z } from 'zod';
import { moment } from '../../../contract/entities/moment';

/** One request that waits; `date` is that of its kind. */
const toDoItem = z.object({
  id: z.int(),
  /** For a recheck, the application that it is about. */
  recheckApplicationId: z.int().nullish(),
  date: moment,
});

/**
 * What waits, of one kind. The date is the last day for what has a deadline (elements asked for, activations, and the end of the
 * period for what is to be communicated), and for the others that since which they wait; that of an entry is its earliest.
 */
export const toDoEntry = z.object({
  /** Any text: a back end may know more kinds, which are then left out. */
  kind: z.string(),
  count: z.int().positive(),
  date: moment.nullish(),
  /** The first requests, at most five. */
  items: z.array(toDoItem),
});
export type ToDoEntry = z.infer<typeof toDoEntry>;

/** All that waits for the caller, and whether it is sent by e-mail every week; null where the server sends none. */
export const toDo = z.object({ entries: z.array(toDoEntry), weeklyMail: z.boolean().nullish() });
export type ToDo = z.infer<typeof toDo>;
