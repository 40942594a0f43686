import { useDataProvider } from 'ra-core';
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ApplicationRow } from '../../../contract/entities/application';
import { detailPath } from '../../../contract/rules/detailPath';
import { useCapability } from '../../../src/kit/access/useCapability';
import { useAction } from '../../../src/kit/actions/useAction';
import { offeredPageSizes } from '../../../src/kit/pagination/Pagination';
import type { HandedSearch } from '../../../src/kit/search/searchAddress';
import { Button } from '../../../src/ui/buttons/Button';
import { Dialog } from '../../../src/ui/dialog/Dialog';
import { useFocusAfterRun } from '../../../src/ui/dialog/useFocusAfterRun';
import { TextBox } from '../../../src/ui/fields/TextBox';
import { type Interpretation, interpretationsOf, type MeantFilter } from '../contract/searchInterpretations';
import { FindWhileTyping, type SearchAnythingProps, type SearchedList } from './FindWhileTyping';
import { searchTexts } from './texts';
import './searchAnything.css';

/** Searches for anything: while one types where the back end can, otherwise for requests by what lists search by. */
export const SearchAnything = (props: SearchAnythingProps) => {
  const { list } = props;
  if (useCapability('find')) return <FindWhileTyping {...props} />;
  return list ? <SearchRequests {...props} list={list} /> : null;
};

/**
 * Searches for a request by NIF, number, postal code or e-mail: shows how the text is understood while it is
 * typed, and opens the request if it is the only hit.
 */
const SearchRequests = ({ list, typed, onClose }: SearchAnythingProps & { list: SearchedList }) => {
  const id = useId();
  const [text, setText] = useState('');
  useLayoutEffect(() => setText(typed.current.replaceAll('\n', '')), [typed]);
  const { found, forget, find, isRunning } = useFindAnything(list, onClose);
  const button = useFocusAfterRun(isRunning);
  const interpretations = interpretationsOf(text);
  const sought = interpretations.filter(({ problem }) => !problem);
  const isWrong = interpretations.length > 0 && sought.length === 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sought.length > 0) void find(sought);
  };
  return (
    <Dialog
      title={searchTexts.title}
      isFullOnPhone
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{searchTexts.close}</Button>
          <Button
            ref={button}
            variant="contained"
            type="submit"
            form={`${id}-form`}
            disabled={sought.length === 0}
            loading={isRunning}
          >
            {searchTexts.submit}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} className="ui-dialog-fields" onSubmit={submit} noValidate>
        <TextBox
          id={id}
          autoFocus
          autoComplete="off"
          required={false}
          error={isWrong}
          label={searchTexts.label}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            forget();
          }}
        />
        <div role="status" className="search-anything">
          {found ? (
            <Found found={found} list={list} onFollow={onClose} />
          ) : (
            <p>{text.trim() ? <Recognised interpretations={interpretations} /> : searchTexts.hint}</p>
          )}
        </div>
      </form>
    </Dialog>
  );
};

/** How the text is understood, and what is wrong with it. */
const Recognised = ({ interpretations }: { interpretations: readonly Interpretation[] }) => {
  const recognised = interpretations.map(({ kind, problem }) =>
    [searchTexts.kind[kind], problem && searchTexts.problem[problem]].filter(Boolean).join(': '),
  );
  return recognised.length > 0 ? recognised.join(searchTexts.or) : searchTexts.unknown;
};

interface FoundProps {
  found: readonly FoundBy[];
  list: SearchedList;
  onFollow: () => void;
}

/** Links to every list search with hits when there are several requests, or a note that there are none. */
const Found = ({ found, list, onFollow }: FoundProps) => {
  if (found.length === 0) return <p>{searchTexts.nothing}</p>;
  return (
    <ul>
      {found.map(({ filter, value, total }) => (
        <li key={filter}>
          <Link
            to={list.path}
            state={{ search: { [filter]: value } } satisfies HandedSearch}
            onClick={onFollow}
          >
            {searchTexts.found[filter](total)}
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** The hits of one filter. */
interface FoundBy {
  filter: MeantFilter;
  value: string;
  total: number;
}

const sort = { field: 'id', order: 'ASC' } as const;

/** Searches a list for every meaning of a text: a single hit opens its detail, other hits are returned by filter. */
const useFindAnything = ({ resource, path }: SearchedList, onOpen: () => void) => {
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const [found, setFound] = useState<readonly FoundBy[]>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const find = async ({ value, filters }: Interpretation, signal: AbortSignal) =>
    Promise.all(
      filters.map(async (filter) => {
        const pagination = { page: 1, perPage: offeredPageSizes[0] };
        const { data, total = 0 } = await dataProvider.getList<ApplicationRow>(resource, {
          filter: { [filter]: value },
          pagination,
          sort,
          signal,
        });
        return { filter, value, total, first: data[0] };
      }),
    );
  const { start, isRunning } = useAction<readonly Interpretation[]>({
    run: async (interpretations) => {
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      const answers = await Promise.all(
        interpretations.map((interpretation) => find(interpretation, signal)),
      ).catch((error) => {
        if (!signal.aborted) throw error;
      });
      if (!answers || signal.aborted) return;
      const hits = answers.flat().filter(({ total }) => total > 0);
      const [hit] = hits;
      const isOne = hit && hits.every(({ total, first }) => total === 1 && first?.id === hit.first?.id);
      if (!isOne || !hit.first) return setFound(hits);
      onOpen();
      navigate(detailPath(path, hit.first));
    },
    failureMessage: 'kit.search.failure',
  });
  /** Forgets what was found, and gives up a search that is running. */
  const forget = () => {
    running.current?.abort();
    setFound(undefined);
  };
  return { found, forget, find: start, isRunning };
};
