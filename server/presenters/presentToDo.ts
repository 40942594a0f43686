import type { ToDo } from '../../contract/entities/toDo';
import type { FoundToDo } from '../services/toDo/findToDo';

/** Presents what waits for the caller. */
export const presentToDo = (entries: readonly FoundToDo[], weeklyMail: boolean | null): ToDo => ({
  entries: entries.map(({ date, items, ...entry }) => ({
    ...entry,
    date: date?.toISOString() ?? null,
    items: items.map((item) => ({ ...item, date: item.date.toISOString() })),
  })),
  weeklyMail,
});
