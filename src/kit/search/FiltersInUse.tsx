import { useListContext, useTranslate } from 'ra-core';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../../ui/icons/Icon';
import type { FieldOf } from '../fields/Field';
import { useLookup } from '../inputs/SelectInput';
import { CellValue } from '../table/CellValue';
import { type Filter, useFilterName } from './Filter';
import { type ListDefinition, type ListQueues, queueFilter, useSearch } from './ListDefinition';

interface FiltersInUseProps {
  definition: Pick<ListDefinition, 'search' | 'defaultSort'> & { queues?: Pick<ListQueues, 'texts'> };
}

/** The filters in use, each as a button that removes it. */
export const FiltersInUse = ({ definition }: FiltersInUseProps) => {
  const { filterValues } = useListContext();
  const translate = useTranslate();
  const nameOf = useFilterName();
  const search = useSearch(definition);
  const without =
    (...sources: readonly string[]) =>
    () =>
      search(Object.fromEntries(Object.entries(filterValues).filter(([name]) => !sources.includes(name))));
  const queue = filterValues[queueFilter];
  return (
    <ul className="kit-filters-in-use" aria-label={translate('kit.search.inUse')}>
      {queue && (
        <InUse onRemove={without(queueFilter)}>{translate(`${definition.queues?.texts}.${queue}`)}</InUse>
      )}
      {definition.search
        .filter(({ source }) => filterValues[source] !== undefined)
        .map((field) => (
          <InUse key={field.source} onRemove={without(field.source, ...(field.takesAlong ?? []))}>
            {nameOf(field)}: <FilterValue field={field} values={filterValues} />
          </InUse>
        ))}
    </ul>
  );
};

interface ValueProps {
  field: Filter;
  values: Readonly<Record<string, unknown>>;
}

/** What a filter asks for, in words. */
export const FilterValue = ({ field, values }: ValueProps) =>
  field.kind === 'lookup' ? (
    <Chosen field={field} id={values[field.source]} />
  ) : (
    <CellValue field={field} row={{ ...values, id: '' }} />
  );

/** The text of a chosen record, from the choices of its select. */
const Chosen = ({ field, id }: { field: FieldOf<'lookup'>; id: unknown }) => {
  const { choices } = useLookup(field.lookup);
  const chosen = choices.find((choice) => String(choice.id) === String(id));
  // An id that is a name can be shown before the choices are loaded.
  return chosen?.text ?? (typeof id === 'string' ? id : undefined);
};

interface InUseProps {
  onRemove: () => void;
  children: ReactNode;
}

const InUse = ({ onRemove, children }: InUseProps) => {
  const translate = useTranslate();
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    passFocusOn(currentTarget);
    onRemove();
  };
  return (
    <li>
      <button type="button" onClick={remove}>
        <span className="ui-unseen">{translate('kit.search.remove')}</span> <span>{children}</span>
        <Icon name="close" className="ui-small-icon" />
      </button>
    </li>
  );
};

/** Moves the focus from a button about to be removed to the one beside it, or to one of the form's own buttons. */
const passFocusOn = (button: HTMLButtonElement): void => {
  const item = button.closest('li');
  const beside = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
  const others = [
    ...(button.form?.querySelectorAll<HTMLButtonElement>('.kit-filters, [type="submit"]') ?? []),
  ];
  for (const other of beside ? [beside] : others) {
    other.focus();
    // A hidden button takes no focus, so the next one is tried.
    if (document.activeElement === other) return;
  }
};
