import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import type { ListDefinition } from './ListDefinition';
import { Notice } from './Notice';

type Texts = Pick<ListDefinition<RaRecord>, 'nothingFound' | 'nothingYet' | 'unknownNumber'>;

/** Returns the hint to show: the only filter is an unknown number, filters may hide results, or the list is empty. */
const nextStep = (filters: Readonly<Record<string, unknown>>, texts: Texts): [string, object] | undefined => {
  const used = Object.keys(filters);
  if (used.length === 0) return texts.nothingYet ? [texts.nothingYet, {}] : undefined;
  const isNumberAlone = used.length === 1 && used[0] === 'id';
  return texts.unknownNumber && isNumberAlone ? [texts.unknownNumber, filters] : ['kit.search.widen', {}];
};

/** Shown in place of the results if there are none. */
export const NothingFound = (texts: Texts) => {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const next = nextStep(filterValues, texts);
  return (
    <Notice>
      <span>{translate(texts.nothingFound ?? 'kit.search.nothingFound')}</span>
      {next && <span className="kit-notice-next">{translate(...next)}</span>}
    </Notice>
  );
};
