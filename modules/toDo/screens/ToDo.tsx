import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../contract/paths';
import { detailLists, detailPath } from '../../../contract/rules/detailPath';
import { formatNumber } from '../../../contract/rules/formatNumber';
import { dayMonthYear } from '../../../contract/rules/lisbonDay';
import type { ToDoKind } from '../contract/toDoKinds';
import { listPath } from './listPath';
import { toDoTexts } from './texts';
import { type KnownEntry, useToDo } from './useToDo';
import { WeeklyMail } from './WeeklyMail';

export interface ToDoProps {
  /** Open beside the page, folded above it, or a menu among its actions. */
  place: 'beside' | 'above' | 'menu';
}

/** What waits for the user, as a short dated list whose lines open the step to take, and whether it comes by e-mail. */
export const ToDo = ({ place }: ToDoProps) => {
  const toDo = useToDo();
  const box = useRef<HTMLDetailsElement>(null);
  const isMenu = place === 'menu';
  const close = () => {
    if (isMenu && box.current) box.current.open = false;
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isMenu) return;
    close();
    box.current?.querySelector('summary')?.focus();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const total = toDo?.entries.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <details
      ref={box}
      open={place === 'beside'}
      className={`to-do to-do-${place}`}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <summary>
        {toDoTexts.title} {total > 0 && <strong>{formatNumber(total)}</strong>}
      </summary>
      {toDo && (
        <div>
          {total === 0 && <p>{toDoTexts.nothing}</p>}
          <ul>
            {toDo.entries.map((entry) => (
              <Entry key={entry.kind} entry={entry} onOpen={close} />
            ))}
          </ul>
          {toDo.weeklyMail !== null && <WeeklyMail isWanted={toDo.weeklyMail} />}
        </div>
      )}
    </details>
  );
};

/** How many requests of a kind are listed. */
const maxListed = 3;

const Entry = ({ entry, onOpen }: { entry: KnownEntry; onOpen: () => void }) => {
  const { kind, count, date, items } = entry;
  const dated = (moment: string) => toDoTexts.date[kind](dayMonthYear(new Date(moment)));
  return (
    <li className={kind === 'activationOverdue' ? 'late' : undefined}>
      <Link className="ui-link" to={listPath[kind]} onClick={onOpen}>
        {toDoTexts.kind[kind](count)}
      </Link>
      {date && items.length === 0 && <small>{dated(date)}</small>}
      {items.length > 0 && (
        <ul>
          {items.slice(0, maxListed).map((item) => (
            <li key={item.id}>
              <Link className="ui-link" to={stepPath(kind, item)} onClick={onOpen}>
                {toDoTexts.request(item.id)}
              </Link>
              <small>{dated(item.date)}</small>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

const stepPath = (kind: ToDoKind, item: KnownEntry['items'][number]): string =>
  kind === 'addressChanged'
    ? `${paths.annualMaintenance}/${item.id}/edit`
    : detailPath(detailLists.provider, item);
