import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useGetOne } from 'ra-core';
import { useEffect } from 'react';
import type { ToDo, ToDoEntry } from '../contract/toDo';
import { type ToDoKind, toDoKinds } from '../contract/toDoKinds';

/** The one record of what waits for the signed-in user. */
export const toDoRecord = { resource: 'toDo', id: 'own' } as const;

/** What waits, of a kind that this client knows. */
export interface KnownEntry extends ToDoEntry {
  readonly kind: ToDoKind;
}

/**
 * Returns what waits for the user, or undefined while it is unknown: asked for again when the user comes back to the
 * page or has done something. Failures are silent.
 */
export const useToDo = (): { entries: KnownEntry[]; weeklyMail: boolean | null } | undefined => {
  const queryClient = useQueryClient();
  useEffect(() => askAfterActions(queryClient), [queryClient]);
  const { resource, id } = toDoRecord;
  const { data } = useGetOne<ToDo & { id: string }>(
    resource,
    { id },
    { retry: false, refetchOnWindowFocus: 'always', staleTime },
  );
  if (!data) return undefined;
  const entries = toDoKinds.flatMap((kind) => {
    const entry = data.entries.find((one) => one.kind === kind);
    return entry ? [{ ...entry, kind }] : [];
  });
  return { entries, weeklyMail: data.weeklyMail ?? null };
};

/** The figures of the menu and the list share one answer. */
const staleTime = 60_000;

const followed = new WeakSet<QueryClient>();

/** Asks again after each action that succeeds. */
const askAfterActions = (queryClient: QueryClient): void => {
  if (followed.has(queryClient)) return;
  followed.add(queryClient);
  queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'updated' || mutation.state.status !== 'success') return;
    void queryClient.invalidateQueries({ queryKey: [toDoRecord.resource] });
  });
};
