import { useTranslate } from 'ra-core';
import type { ApplicationRow } from '../../../contract/entities/application';
import { Icon } from '../../kit/icons/Icon';

/** Tells whether a row is a recheck, or a request that has one (spec 2.5 and 2.6); nothing otherwise. */
export const RecheckMark = ({ row }: { row: ApplicationRow }) => {
  const translate = useTranslate();
  if (!row.recheckApplicationId && !row.hasRecheck) return null;
  return row.recheckApplicationId ? (
    <Icon name="replay" title={translate('applicationSearch.isRecheck')} className="recheck-mark" />
  ) : (
    <Icon name="history" title={translate('applicationSearch.hasRecheck')} className="recheck-mark" />
  );
};
