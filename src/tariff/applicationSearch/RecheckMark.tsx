import { useTranslate } from 'ra-core';
import type { ApplicationRow } from '../../../contract/entities/application';
import { Icon } from '../../ui/icons/Icon';

const marks = {
  maintenance: { icon: 'eventRepeat', title: 'applicationSearch.isMaintenance' },
  recheck: { icon: 'replay', title: 'applicationSearch.isRecheck' },
  rechecked: { icon: 'history', title: 'applicationSearch.hasRecheck' },
} as const;

const markOf = ({ isAnnualMaintenance, recheckApplicationId, hasRecheck }: ApplicationRow) => {
  if (isAnnualMaintenance) return marks.maintenance;
  if (recheckApplicationId) return marks.recheck;
  return hasRecheck ? marks.rechecked : undefined;
};

/** An icon on a row that is a recheck, a maintenance request, or a request with a recheck (spec 2.5 and 2.6). */
export const RecheckMark = ({ row }: { row: ApplicationRow }) => {
  const translate = useTranslate();
  const mark = markOf(row);
  return mark && <Icon name={mark.icon} title={translate(mark.title)} className="recheck-mark" />;
};
