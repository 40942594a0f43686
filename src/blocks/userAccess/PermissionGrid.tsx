import Skeleton from '@mui/material/Skeleton';
import { useGetList, useTranslate } from 'ra-core';
import type { PermissionRow } from '../../../contract/entities/user';
import { RetryAlert } from '../../kit/data/RetryAlert';
import { useRecordMode } from '../../kit/record/recordMode';
import { Notice } from '../../kit/search/Notice';
import { PermissionTable } from './PermissionTable';
import { usePermissionsField } from './usePermissionsField';

type Listed = PermissionRow & { id: string };

const wholeGrid = { page: 1, perPage: 100 };
const height = 220;

/** The grid of accesses that a user has or is to have (spec 2.10); empty without a toast, to be tried again, when it can't be loaded (spec 8). */
export const PermissionGrid = ({ userTypeId }: { userTypeId: number }) => {
  const translate = useTranslate();
  const { isDisabled } = useRecordMode();
  const query = useGetList<Listed>('permissions', {
    filter: { userTypeId },
    pagination: wholeGrid,
  });
  const { data: rows, isPending } = query;
  const { permissions, tick } = usePermissionsField(rows);

  if (isPending) return <Skeleton variant="rounded" height={height} />;
  if (!rows || rows.length === 0)
    return (
      <>
        <Notice>{translate('userAccess.grid.empty')}</Notice>
        <RetryAlert queries={[query]} />
      </>
    );
  return <PermissionTable rows={rows} permissions={permissions} isDisabled={isDisabled} onTick={tick} />;
};
