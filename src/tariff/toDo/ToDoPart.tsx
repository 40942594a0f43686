import { Suspense } from 'react';
import { loadable } from '../../ui/loading/loadable';
import { loadToDo } from './loadToDo';
import type { ToDoProps } from './ToDo';
import { useHasToDo } from './useHasToDo';
import './toDo.css';

const ToDo = loadable(async () => (await loadToDo()).ToDo);

/** What waits for the user, whose code is loaded for those alone whom it concerns; its room is kept meanwhile. */
export const ToDoPart = ({ place }: ToDoProps) =>
  useHasToDo() ? (
    <Suspense fallback={<div className={`to-do to-do-${place}`} />}>
      <ToDo place={place} />
    </Suspense>
  ) : null;
