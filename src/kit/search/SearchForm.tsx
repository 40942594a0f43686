import { Form, useListContext } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { RevalidateWith } from '../form/RevalidateWith';
import type { Filter } from './Filter';
import { FiltersButton } from './FiltersButton';
import { SearchButtons } from './SearchButtons';
import { SearchInput } from './SearchInput';
import { emptySearch, type SearchValues } from './searchValues';
import { useSearch } from './useSearch';
import './search.css';

interface SearchFormProps {
  fields: readonly Filter[];
  /** Without the right to search there is nothing to press. */
  canSearch: boolean;
}

/**
 * The filters of the list around it. Nothing is searched for while a filter is wrong (spec 5). On a narrow screen they
 * are folded behind a button, and folded again by a search, so that its results are in sight.
 */
export const SearchForm = ({ fields, canSearch }: SearchFormProps) => {
  const { filterValues } = useListContext();
  const search = useSearch();
  const empty = emptySearch(fields);
  // Given once: new ones would reset the form after each search, with what is typed meanwhile.
  const [searched] = useState(() => ({ ...empty, ...filterValues }));
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const submit = (values: SearchValues) => {
    search(values);
    setIsOpen(false);
    // Where the filters do not fold the button is not there, and the focus stays.
    button.current?.focus();
  };

  return (
    <Form
      defaultValues={searched}
      onSubmit={submit}
      mode="onTouched"
      noValidate
      disableInvalidFormNotification
    >
      <FiltersButton
        ref={button}
        controls={id}
        isOpen={isOpen}
        inUse={Object.keys(filterValues).length}
        onPress={() => setIsOpen(!isOpen)}
      />
      <div id={id} className={isOpen ? 'kit-search' : 'kit-search folded'}>
        {fields.map((field) => (
          <div key={field.source} className={field.isWide ? 'wide' : undefined}>
            <SearchInput field={field} />
          </div>
        ))}
        {canSearch && <SearchButtons empty={empty} />}
      </div>
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
