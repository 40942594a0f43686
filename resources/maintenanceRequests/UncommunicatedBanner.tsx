import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import type { MaintenanceFactRecord } from '../../providers/dataProvider/maintenanceRecords';
import { useSilentOne } from '../../src/kit/data/useSilentOne';

/** Tells how many tax numbers with an active tariff still have to be communicated (spec 2.7). */
export const UncommunicatedBanner = () => {
  const { data } = useSilentOne<MaintenanceFactRecord>('maintenanceFacts', 'uncommunicated');
  const translate = useTranslate();
  const count = Number(data?.value ?? 0);
  return count > 0 ? (
    <Alert severity="warning">{translate('maintenance.uncommunicated', { count })}</Alert>
  ) : null;
};
