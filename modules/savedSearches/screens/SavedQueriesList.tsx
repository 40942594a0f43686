import { type ReactNode, useState } from 'react';
import { RetryAlert } from '../../../src/kit/data/RetryAlert';
import { Button } from '../../../src/ui/buttons/Button';
import { Dialog } from '../../../src/ui/dialog/Dialog';
import { Stack, Text } from '../../../src/ui/layout/Stack';
import type { SavedQuery, SavedValue } from './SavedQuery';
import { SavedQueryForm } from './SavedQueryForm';
import { savedQueriesTexts as texts } from './texts';
import { useSavedQueries } from './useSavedQueries';
import './savedQueries.css';

interface SavedQueriesListProps {
  /** react-admin's name of the resource whose lists they are for. */
  resource: string;
  /** What the list shows now, or its filters say. */
  current: SavedValue;
  /** The same in words. */
  contents: ReactNode;
  isCurrent: (query: SavedQuery) => boolean;
  onChoose: (query: SavedQuery) => void;
  onClose: () => void;
}

/** The saved queries of a list, to choose from; what the list shows can be saved, and one's own can be changed. */
export const SavedQueriesList = (props: SavedQueriesListProps) => {
  const { resource, current, contents, isCurrent, onChoose, onClose } = props;
  const saved = useSavedQueries(resource);
  const [form, setForm] = useState<{ query?: SavedQuery }>();
  const { query, savedQueries } = saved;
  if (form)
    return (
      <SavedQueryForm
        {...form}
        current={current}
        contents={contents}
        saved={saved}
        onDone={() => setForm(undefined)}
        onCancel={() => setForm(undefined)}
      />
    );
  const own = savedQueries.filter(({ isOwn }) => isOwn);
  const ofColleagues = savedQueries.filter(({ isOwn }) => !isOwn);
  return (
    <Dialog
      title={texts.title}
      isFullOnPhone
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button variant="contained" onClick={() => setForm({})}>
            {texts.add}
          </Button>
        </>
      }
    >
      <Stack>
        <RetryAlert queries={[query]} />
        {!query.error && savedQueries.length === 0 && (
          <Text role="status" tone="secondary">
            {query.isPending ? texts.loading : texts.none}
          </Text>
        )}
        <Group
          title={texts.own}
          queries={own}
          {...{ isCurrent, onChoose }}
          onChange={(one) => setForm({ query: one })}
        />
        <Group title={texts.ofColleagues} queries={ofColleagues} {...{ isCurrent, onChoose }} />
      </Stack>
    </Dialog>
  );
};

interface GroupProps extends Pick<SavedQueriesListProps, 'isCurrent' | 'onChoose'> {
  title: string;
  queries: readonly SavedQuery[];
  /** Without it they can only be chosen. */
  onChange?: (query: SavedQuery) => void;
}

/** Saved queries under a heading; nothing if there are none. */
const Group = ({ title, queries, isCurrent, onChoose, onChange }: GroupProps) =>
  queries.length > 0 && (
    <section aria-label={title} className="saved-query-group">
      <h3>{title}</h3>
      <ul>
        {queries.map((query) => (
          <li key={query.id}>
            <button
              type="button"
              aria-current={isCurrent(query) ? 'true' : undefined}
              onClick={() => onChoose(query)}
            >
              <span>{query.label}</span>
              {noteOn(query) && <small>{noteOn(query)}</small>}
            </button>
            {onChange && (
              <Button size="small" aria-label={texts.changeOf(query.label)} onClick={() => onChange(query)}>
                {texts.change}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );

const noteOn = ({ isOwn, owner, shared }: SavedQuery): string | undefined => {
  if (!isOwn) return texts.of(owner);
  return shared ? texts.isShared : undefined;
};
