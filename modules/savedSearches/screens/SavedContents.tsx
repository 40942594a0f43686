import { useTranslate, useTranslateLabel } from 'ra-core';
import { useFilterName } from '../../../src/kit/search/Filter';
import { FilterValue } from '../../../src/kit/search/FiltersInUse';
import { columnsOf, queueFilter } from '../../../src/kit/search/ListDefinition';
import type { QueriedList } from './fitSavedQuery';
import type { SavedValue } from './SavedQuery';
import { savedQueriesTexts as texts } from './texts';

/** What a search is saved with, in words: its queue and filters, its order and columns. */
export const SavedContents = ({ list, value }: { list: QueriedList; value: SavedValue }) => {
  const { filter, sort, columns } = value;
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const nameOf = useFilterName();
  const filters = list.search.filter(({ source }) => filter[source] !== undefined);
  const queue = filter[queueFilter];
  const listed = columnsOf(list, filter);
  const labelOf = (source: string) =>
    String(translateLabel({ source, label: listed.find((column) => column.source === source)?.label }));
  const shown = listed.filter(({ source, compact }) => !compact && columns?.includes(source));
  const isSorted = listed.some(({ source }) => source === sort.field);
  return (
    <ul className="saved-query-contents" aria-label={texts.contents}>
      {queue !== undefined && <li>{translate(`${list.queues?.texts}.${queue}`)}</li>}
      {filters.map((field) => (
        <li key={field.source}>
          {nameOf(field)}: <FilterValue field={field} values={filter} />
        </li>
      ))}
      {filters.length === 0 && queue === undefined && <li>{texts.withoutFilters}</li>}
      {isSorted && <li>{texts.order(labelOf(sort.field), sort.order === 'ASC')}</li>}
      <li>{texts.columns(shown.map(({ source }) => labelOf(source)))}</li>
    </ul>
  );
};
