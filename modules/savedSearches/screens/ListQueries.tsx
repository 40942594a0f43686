import { hashKey } from '@tanstack/react-query';
import { useListContext, useNotify, useTranslateLabel } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { v4 as uuid } from 'uuid';
import { useOffers } from '../../../src/kit/access/useCapability';
import type { SavedQueriesPlace } from '../../../src/kit/search/List';
import {
  columnsOf,
  type QueriedDefinition,
  queueAddress,
  queueFilter,
  withoutQueue,
} from '../../../src/kit/search/ListDefinition';
import { filledIn, type HandedSearch, type SearchValues } from '../../../src/kit/search/searchAddress';
import { fitSavedQuery, type QueriedList, shownBy } from './fitSavedQuery';
import { SavedContents } from './SavedContents';
import { SavedQueriesList } from './SavedQueriesList';
import type { SavedQuery, SavedValue } from './SavedQuery';
import { savedQueriesTexts as texts } from './texts';

/**
 * The saved queries of the surrounding list. Choosing one is a link: its search is the history state of a new address,
 * and that of the one before is what the list showed, so that the back button and a reload find each again.
 */
export const ListQueries = ({ definition, hidden: [hidden], form, onClose }: SavedQueriesPlace) => {
  const { resource, filterValues, sort } = useListContext();
  const list = useQueriedList(definition);
  const navigate = useNavigate();
  const { state } = useLocation();
  const reportMissing = useReportMissing();
  const isChosen = useRef(false);
  // What its filters say, searched or not; none while one of them is invalid.
  const [typed, setTyped] = useState<SearchValues>();
  useEffect(() => void form.current?.handleSubmit((values) => setTyped(values))(), [form]);
  const { field, order = 'ASC' } = sort;
  const columns = shownBy(hidden, columnsOf(list, filterValues));
  const shown: SavedValue = { filter: filterValues, sort: { field, order }, columns };
  // What one sees is saved, whether it was searched or only typed.
  const filter = typed ? filledIn({ ...typed, [queueFilter]: filterValues[queueFilter] }) : filterValues;
  const current: SavedValue = { ...shown, filter };

  const choose = (query: SavedQuery) => {
    const { search, missing } = fitSavedQuery(query.value, list);
    const here = fitSavedQuery(shown, list).search;
    navigate(...addressOf({ ...state, ...here }, { replace: true }));
    navigate(...addressOf(search));
    isChosen.current = true;
    reportMissing(query.label, missing);
  };
  useEffect(
    () => () => {
      // The list has opened anew, and with it the button that opened this dialog.
      if (isChosen.current) focusOpener();
    },
    [],
  );
  const keyOf = (value: SavedValue) => hashKey([fitSavedQuery(value, list).search]);
  return (
    <SavedQueriesList
      resource={resource}
      current={current}
      contents={<SavedContents list={list} value={current} />}
      isCurrent={({ value }) => keyOf(value) === keyOf(current)}
      onChoose={choose}
      onClose={onClose}
    />
  );
};

/** How often it is looked for, and the pause between, in milliseconds: filters come after the first rows. */
const [tries, pause] = [50, 100];

const focusOpener = (left = tries): void => {
  if (document.activeElement !== document.body) return;
  const button = document.querySelector<HTMLElement>('form:not([inert]) > .kit-saved-queries');
  if (button) button.focus();
  else if (left > 0) setTimeout(() => focusOpener(left - 1), pause);
};

/** Returns the list with what its back end offers of it. */
const useQueriedList = (definition: QueriedDefinition): QueriedList => {
  const offers = useOffers();
  const { queues, sortCapability } = definition;
  return {
    ...definition,
    queues: queues && offers(queues.capability) ? queues : undefined,
    isSorted: offers(sortCapability),
  };
};

/** Returns what `navigate` takes for a search: its queue stands in the URL, all else in the history state. */
const addressOf = (handed: HandedSearch, options: { replace?: true } = {}) => {
  const { [queueFilter]: queue } = handed.search;
  const state = { ...handed, search: withoutQueue(handed.search), id: uuid() };
  return [{ search: queueAddress(queue) }, { ...options, state }] as const;
};

/** Returns a function that tells the user what a saved query contains that the list has no more. */
const useReportMissing = () => {
  const notify = useNotify();
  const translateLabel = useTranslateLabel();
  const labelOf = (source: string) => String(translateLabel({ source }));
  return (name: string, { filters, columns, order }: ReturnType<typeof fitSavedQuery>['missing']) => {
    const missing = [
      ...filters.map((source) =>
        source === queueFilter ? texts.missingQueue : texts.missingFilter(labelOf(source)),
      ),
      ...columns.map((source) => texts.missingColumn(labelOf(source))),
      ...(order === undefined ? [] : [texts.missingOrder(labelOf(order))]),
    ];
    if (missing.length > 0) notify(texts.withoutMissing(name, missing), { type: 'warning' });
  };
};
