import { Form, useListContext } from 'ra-core';
import { RevalidateWith } from '../form/RevalidateWith';
import { SearchButtons } from './SearchButtons';
import type { SearchField } from './SearchField';
import { SearchInput } from './SearchInput';
import { emptySearch } from './searchValues';
import { useSearch } from './useSearch';
import './search.css';

interface SearchFormProps {
  fields: readonly SearchField[];
  /** Without the right to search there is nothing to press. */
  canSearch: boolean;
}

/** The filters of the list around it. Nothing is searched for while a filter is wrong (spec 5). */
export const SearchForm = ({ fields, canSearch }: SearchFormProps) => {
  const { filterValues } = useListContext();
  const search = useSearch();
  const empty = emptySearch(fields);

  return (
    <Form
      defaultValues={{ ...empty, ...filterValues }}
      onSubmit={search}
      mode="onTouched"
      noValidate
      disableInvalidFormNotification
    >
      <div className="kit-search">
        <div className="kit-search-fields">
          {fields.map((field) => (
            <SearchInput key={field.source} field={field} />
          ))}
        </div>
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
