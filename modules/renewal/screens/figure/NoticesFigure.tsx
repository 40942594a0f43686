import { useGetList } from 'ra-core';
import { MenuCount } from '../../../../src/tariff/menu/MenuCount';
import { figureTexts as texts } from './texts';

const minutes = 60_000;

/** How many tariffs of the caller's provider will end; nothing if none does, and failures are silent. */
export const NoticesFigure = () => {
  // Counts alone: a list would be recorded as seen on every page.
  const { data } = useGetList('renewalItems/queues', {}, { retry: false, staleTime: 5 * minutes });
  const count = data?.find(({ id }) => id === 'noticed')?.count ?? 0;
  return <MenuCount count={count} label={texts.inMenu(count)} />;
};
