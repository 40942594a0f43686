import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import type { ListDefinition } from './ListDefinition';
import { Notice } from './Notice';

type Texts = Pick<ListDefinition<RaRecord>, 'nothingFound' | 'nothingYet' | 'unknownNumber'>;

/** What to do next: a number that was looked for alone does not exist, filters may hide something, or nothing is there yet. */
const nextStep = (filters: Readonly<Record<string, unknown>>, texts: Texts): [string, object] | undefined => {
  const used = Object.keys(filters);
  if (used.length === 0) return texts.nothingYet ? [texts.nothingYet, {}] : undefined;
  const isNumberAlone = used.length === 1 && used[0] === 'id';
  return texts.unknownNumber && isNumberAlone ? [texts.unknownNumber, filters] : ['kit.search.widen', {}];
};

/** Stands in the place of results where there are none. */
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
