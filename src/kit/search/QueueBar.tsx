import { type RaRecord, useEvent, useGetList, useListContext, useTranslate } from 'ra-core';
import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useCapability, useLacksCapability } from '../access/useCapability';
import {
  type ListDefinition,
  type ListQueues,
  queueAddress,
  queueFilter,
  queueOfAddress,
  useSearch,
  withoutQueue,
} from './ListDefinition';
import { useAfterFirstRows } from './prefetchSearch';
import './queues.css';

interface QueueBarProps {
  definition: Pick<ListDefinition, 'defaultSort'>;
  queues: Omit<ListQueues, 'column'>;
}

/**
 * The queues of the surrounding list, each a link with its count. They are counted again whenever the user returns to
 * the list, from another page or window. Failures are silent; without the capability there are no queues.
 */
export const QueueBar = ({ definition, queues }: QueueBarProps) => {
  const translate = useTranslate();
  // They are shown until the back end is known to lack the capability, so that the content below does not move.
  if (useLacksCapability(queues.capability)) return null;
  return (
    <nav aria-label={translate('kit.search.queues')} className="kit-queues">
      <QueueLinks definition={definition} queues={queues} />
      {queues.Beside && <Beside Content={queues.Beside} />}
    </nav>
  );
};

/** Comes after the rows, and with nothing in its place until then. */
const Beside = ({ Content }: { Content: ComponentType }) => {
  const isDue = useAfterFirstRows();
  return (
    isDue && (
      <Suspense>
        <Content />
      </Suspense>
    )
  );
};

const QueueLinks = ({ definition, queues }: QueueBarProps) => {
  const translate = useTranslate();
  const { current, enter } = useQueueOfAddress(definition, queues);
  const isOffered = useCapability(queues.capability);
  const isDue = useAfterFirstRows();
  const { usePaths = nowhere } = queues;
  const elsewhere = usePaths();
  const { data: counts = [], isPending } = useGetList<RaRecord>(
    queues.counts,
    { meta: { isSilent: true } },
    { enabled: isOffered && isDue, refetchOnWindowFocus: 'always' },
  );
  return queues.names.map((name) => {
    const counted = counts.find(({ id }) => id === name);
    // A back end may know fewer queues than we do.
    if (counts.length > 0 && !counted) return null;
    const note = counted && queues.note?.(counted);
    return (
      <Link
        key={name}
        to={elsewhere[name] ?? { search: queueAddress(name) }}
        aria-current={name === current ? 'page' : undefined}
        // The link of the current queue clears the filters that narrow it.
        onClick={() => name === current && enter(name)}
      >
        <span>{translate(`${queues.texts}.${name}`)}</span>{' '}
        <strong>{counted ? Number(counted.count).toLocaleString('pt-PT') : isPending && '…'}</strong>
        {note && <small> {translate(...note)}</small>}
      </Link>
    );
  });
};

const nowhere = (): Readonly<Record<string, string>> => ({});

/** Keeps the queue of the list and that of the URL in sync, whichever changes. */
const useQueueOfAddress = (
  definition: QueueBarProps['definition'],
  { names, sort }: QueueBarProps['queues'],
) => {
  const { filterValues, setFilters, setSort } = useListContext();
  const search = useSearch(definition);
  const navigate = useNavigate();
  const address = useLocation();
  const asked = queueOfAddress({ names }, address.search);
  const current: string | undefined = filterValues[queueFilter];
  const enter = (name: string) => {
    const [field, order] = sort;
    setSort({ field, order });
    setFilters({ [queueFilter]: name });
  };

  const followed = useRef(asked);
  const followAddress = useEvent(() => {
    if (asked === followed.current) return;
    followed.current = asked;
    if (asked && asked !== current) enter(asked);
    if (!asked && current) search(withoutQueue(filterValues));
  });
  const followList = useEvent(() => {
    if (asked === current) return;
    const query = new URLSearchParams(address.search);
    if (current) query.set(queueFilter, current);
    else query.delete(queueFilter);
    const { hash, state } = address;
    navigate({ search: query.toString(), hash }, { replace: true, state });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the queue of the URL changes
  useEffect(followAddress, [asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the queue of the list changes
  useEffect(followList, [current]);
  return { current, enter };
};
