import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../../src/ui/buttons/Button';
import { Dialog } from '../../../src/ui/dialog/Dialog';
import { TextBox } from '../../../src/ui/fields/TextBox';
import { isPlainClick } from '../../../src/ui/isPlainClick';
import { interpretationsOf } from '../contract/searchInterpretations';
import { searchTexts } from './texts';
import { useFindings } from './useFindings';
import { type Hit, type HitGroup, useHits } from './useHits';
import './searchAnything.css';

/** The list of requests that the user may search. */
export interface SearchedList {
  resource: 'applications' | 'backofficeApplications';
  path: string;
}

export interface SearchAnythingProps {
  /** The list to search, in which requests open; undefined for a user who may search none. */
  list: SearchedList | undefined;
  /** What the user typed before the dialog was there; its text box starts with it. */
  typed: RefObject<string>;
  onSignOut: () => void;
  onClose: () => void;
}

/**
 * Finds requests, users, providers and screens while one types. Enter opens the first hit, or the one that the arrows
 * lead to; pressed before the answer is there, it opens the first as soon as it comes.
 */
export const FindWhileTyping = ({ list, typed, onSignOut, onClose }: SearchAnythingProps) => {
  const id = useId();
  const [text, setText] = useState('');
  const { findings, isLate } = useFindings(text.trim());
  const groups = useHits({ text, findings, listPath: list?.path, onSignOut });
  const hits = groups.flatMap((group) => group.hits);
  const [active, setActive] = useState(0);
  const [isWaiting, setIsWaiting] = useState(false);
  useLayoutEffect(() => {
    setText(typed.current.replaceAll('\n', ''));
    setIsWaiting(typed.current.endsWith('\n'));
  }, [typed]);
  const open = useOpen(onClose);
  const at = Math.min(active, hits.length - 1);
  const [first] = hits;

  useEffect(() => {
    if (!isWaiting || isLate) return;
    setIsWaiting(false);
    if (first) open(first);
  }, [isWaiting, isLate, first, open]);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + hits.length }[event.key];
    if (to !== undefined && hits.length > 0) setActive(to % hits.length);
    else if (event.key === 'Enter' && isLate) setIsWaiting(true);
    else if (event.key === 'Enter' && hits[at]) open(hits[at]);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      title={searchTexts.findTitle}
      isFullOnPhone
      onClose={onClose}
      actions={<Button onClick={onClose}>{searchTexts.close}</Button>}
    >
      <div className="ui-dialog-fields">
        <TextBox
          id={id}
          autoFocus
          autoComplete="off"
          required={false}
          error={false}
          label={list ? searchTexts.findLabel : searchTexts.findUsersLabel}
          value={text}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-hits`}
          aria-activedescendant={hits.length > 0 ? `${id}-${at}` : undefined}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setText(target.value);
            setActive(0);
            setIsWaiting(false);
          }}
        />
        <p role="status" className="search-anything">
          {stateOf(text, hits.length, isLate)}
        </p>
        <HitList id={id} groups={groups} active={at} isLate={isLate} onOpen={open} />
      </div>
    </Dialog>
  );
};

/** Returns a function that goes to a hit, or does it. */
const useOpen = (onClose: () => void) => {
  const navigate = useNavigate();
  return ({ to, state, run }: Hit) => {
    onClose();
    run?.();
    if (to) void navigate(to, { state });
  };
};

/** Says how many hits there are, or why there are none. */
const stateOf = (text: string, count: number, isLate: boolean): string => {
  if (count > 0) return searchTexts.results(count);
  if (isLate) return searchTexts.searching;
  if (!text.trim()) return searchTexts.findHint;
  const meant = interpretationsOf(text);
  const [wrong] = meant.filter(({ problem }) => problem);
  if (wrong?.problem) return `${searchTexts.kind[wrong.kind]}: ${searchTexts.problem[wrong.problem]}`;
  return meant.length > 0 || text.trim().length >= fewestLetters ? searchTexts.noResults : searchTexts.more;
};

const fewestLetters = 3;

interface HitListProps {
  id: string;
  groups: readonly HitGroup[];
  /** The place of the hit that Enter opens, counted over all groups. */
  active: number;
  isLate: boolean;
  onOpen: (hit: Hit) => void;
}

const HitList = ({ id, groups, active, isLate, onOpen }: HitListProps) => {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.querySelectorAll('[role="option"]')[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  let place = -1;
  return (
    <div
      ref={list}
      id={`${id}-hits`}
      role="listbox"
      aria-label={searchTexts.hits}
      aria-busy={isLate}
      className="hits"
    >
      {groups.map(({ title, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be in a list of options
        <div key={title} role="group" aria-label={title}>
          <div aria-hidden className="hits-title">
            {title}
          </div>
          {hits.map((hit) => {
            place += 1;
            const option = {
              id: `${id}-${place}`,
              role: 'option',
              'aria-selected': place === active,
              tabIndex: -1,
              className: 'hit',
            } as const;
            return hit.to ? (
              <Link
                key={hit.key}
                {...option}
                to={hit.to}
                onClick={(event) => {
                  // Otherwise it opens beside this page, and the search stays.
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  onOpen(hit);
                }}
              >
                {hit.shown}
              </Link>
            ) : (
              <button key={hit.key} type="button" {...option} onClick={() => onOpen(hit)}>
                {hit.shown}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
};
