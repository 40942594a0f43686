import { useGetList } from 'ra-core';
import { MenuCount } from '../../../../src/tariff/menu/MenuCount';
import { figureTexts as texts } from './texts';

const minutes = 60_000;

/** How many tariffs of the caller's provider will end; nothing if none does, and failures are silent. */
export const NoticesFigure = () => {
  const { total = 0 } = useGetList(
    'renewalNotices',
    { filter: { state: 'noticed' }, meta: { isSilent: true } },
    { retry: false, staleTime: 5 * minutes },
  );
  return <MenuCount count={total} label={texts.inMenu(total)} />;
};
