import { Form, useEvent, useListContext, useTranslate } from 'ra-core';
import {
  type ReactNode,
  type Ref,
  Suspense,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import { Button } from '../../ui/buttons/Button';
import { FieldFrame } from '../../ui/fields/FieldFrame';
import { Icon } from '../../ui/icons/Icon';
import { loadable } from '../../ui/loading/loadable';
import { RevalidateWith } from '../form/RevalidateWith';
import type { Filter } from './Filter';
import { FilterFormInput } from './FilterFormInput';
import { type ListDefinition, type ListQueues, queueFilter, useSearch, withoutQueue } from './ListDefinition';
import { useAfterFirstRows } from './prefetchSearch';
import { emptySearch, filledIn, type SearchValues } from './searchAddress';
import './search.css';

export interface FilterFormProps {
  definition: Pick<ListDefinition, 'search' | 'defaultSort' | 'hasMainAction'> & {
    queues?: Pick<ListQueues, 'texts'>;
  };
  /** Whether the user may search; otherwise there are no buttons. */
  canSearch: boolean;
  /** Gets the form, once there is one. */
  form: Ref<UseFormReturn>;
  /** 'Pesquisas guardadas', before the buttons. */
  saved: ReactNode;
}

// Loaded on demand, because a list usually opens without filters in use.
const FiltersInUse = loadable(async () => (await import('./FiltersInUse')).FiltersInUse);

/** The filters of the surrounding list; if the page was opened at the list, they render after its first rows. */
export const FilterForm = (props: FilterFormProps) => {
  const { definition, ...others } = props;
  const isDue = useAfterFirstRows();
  return isDue ? <Filters {...props} /> : <FilterFormSkeleton fields={definition.search} {...others} />;
};

/**
 * The filters and, below them, those in use, which can be removed one by one. Searching is blocked while a filter is
 * invalid (spec 5). On a narrow screen the fields are folded behind a button, and folded again after a search, so that
 * the results are in view.
 */
const Filters = ({ definition, canSearch, form, saved }: FilterFormProps) => {
  const { search: fields } = definition;
  const { filterValues } = useListContext();
  const search = useSearch(definition);
  const empty = emptySearch(fields);
  // Computed once, because new default values would reset the form after each search and lose what is typed meanwhile.
  const [searched] = useState(() => ({ ...empty, ...withoutQueue(filterValues) }));
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const submit = (values: SearchValues) => {
    search({ ...values, [queueFilter]: filterValues[queueFilter] });
    setIsOpen(false);
    // Where the filters do not fold, the button is hidden and the focus stays where it is.
    button.current?.focus();
  };
  const inUse = Object.keys(filterValues).length;

  return (
    <Form
      defaultValues={searched}
      onSubmit={submit}
      mode="onTouched"
      noValidate
      className="kit-filter-form"
      disableInvalidFormNotification
    >
      <FiltersButton
        ref={button}
        controls={id}
        isOpen={isOpen}
        inUse={inUse}
        onPress={() => setIsOpen(!isOpen)}
      />
      <div id={id} className={isOpen ? 'kit-search' : 'kit-search folded'}>
        {fields.map((field) => (
          <div key={field.source} className={field.isWide ? 'wide' : undefined}>
            <FilterFormInput field={field} />
          </div>
        ))}
      </div>
      {saved}
      {canSearch && <SearchButtons empty={empty} isMainAction={!definition.hasMainAction} onClear={search} />}
      {inUse > 0 && (
        <Suspense fallback={null}>
          <FiltersInUse definition={definition} />
        </Suspense>
      )}
      <FollowSearch fields={fields} form={form} />
      {fields.map(
        (field) =>
          field.kind === 'date' &&
          field.notBefore && (
            <RevalidateWith key={field.source} source={field.source} other={field.notBefore} onlyErrors />
          ),
      )}
    </Form>
  );
};

/**
 * Updates the surrounding form when something else has changed the list's filters, such as the removal of one. What is
 * typed in other fields is kept.
 */
const FollowSearch = ({ fields, form }: Pick<FilterFormProps, 'form'> & { fields: readonly Filter[] }) => {
  const { filterValues } = useListContext();
  const filters = useFormContext();
  useImperativeHandle(form, () => filters);
  const { getValues, resetField } = filters;
  const seen = useRef(filterValues);
  const follow = useEvent(() => {
    const before = seen.current;
    seen.current = filterValues;
    const typed = filledIn(getValues());
    for (const { source } of fields) {
      const value = filterValues[source];
      if (value !== before[source] && value !== typed[source])
        resetField(source, { defaultValue: value ?? null });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the filters change
  useEffect(follow, [filterValues]);
  return null;
};

interface FiltersButtonProps {
  ref: Ref<HTMLButtonElement>;
  /** The id of the element that it opens. */
  controls: string;
  isOpen: boolean;
  /** The number of filters in use. */
  inUse: number;
  onPress: () => void;
}

/** The button that unfolds and folds the filters of a list; visible only on narrow screens. */
const FiltersButton = ({ ref, controls, isOpen, inUse, onPress }: FiltersButtonProps) => {
  const translate = useTranslate();
  return (
    <Button
      ref={ref}
      variant="outlined"
      icon="filter"
      className="kit-filters"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onPress}
    >
      {inUse > 0 ? translate('kit.search.filtersInUse', { count: inUse }) : translate('kit.search.filters')}
      <Icon name="down" className="after" />
    </Button>
  );
};

interface SearchButtonsProps {
  empty: SearchValues;
  isMainAction: boolean;
  /** Called with the values of an empty form. */
  onClear: (empty: SearchValues) => void;
}

/** 'Pesquisar', and 'Limpar', which shows everything again. */
const SearchButtons = ({ empty, isMainAction, onClear }: SearchButtonsProps) => {
  const translate = useTranslate();
  const { reset } = useFormContext();
  const clear = () => {
    reset(empty);
    onClear(empty);
  };
  return (
    <div className="kit-search-buttons">
      <Button variant="outlined" onClick={clear}>
        {translate('kit.search.clear')}
      </Button>
      <Button type="submit" variant={isMainAction ? 'contained' : 'outlined'} icon="search">
        {translate('kit.search.submit')}
      </Button>
    </div>
  );
};

interface FilterFormSkeletonProps {
  fields: readonly Pick<Filter, 'source' | 'isWide'>[];
  canSearch: boolean;
  saved: ReactNode;
}

/** An empty placeholder, as tall as the filters of a list, that is shown until its first rows are there. */
const FilterFormSkeleton = ({ fields, canSearch, saved }: FilterFormSkeletonProps) => (
  <div inert className="kit-filter-form">
    <span className="ui-button outlined kit-filters" />
    <div className="kit-search folded">
      {fields.map(({ source, isWide }) => (
        <div key={source} className={isWide ? 'wide' : undefined}>
          <FieldFrame id={source} label={null} error={false} required={false} isNamedById>
            {null}
          </FieldFrame>
        </div>
      ))}
    </div>
    {saved}
    {canSearch && (
      <div className="kit-search-buttons">
        <span className="ui-button outlined" />
      </div>
    )}
  </div>
);
