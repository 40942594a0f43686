import HistoryIcon from '@mui/icons-material/History';
import ReplayIcon from '@mui/icons-material/Replay';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import type { ApplicationRow } from '../../../contract/entities/application';

/** Tells whether a row is a recheck, or a request that has one (spec 2.5 and 2.6); nothing otherwise. */
export const RecheckMark = ({ row }: { row: ApplicationRow }) => {
  const translate = useTranslate();
  if (!row.recheckApplicationId && !row.hasRecheck) return null;
  const Icon = row.recheckApplicationId ? ReplayIcon : HistoryIcon;
  const name = translate(
    row.recheckApplicationId ? 'applicationSearch.isRecheck' : 'applicationSearch.hasRecheck',
  );
  return (
    <Tooltip title={name}>
      <Icon role="img" aria-label={name} aria-hidden={false} fontSize="small" color="primary" />
    </Tooltip>
  );
};
