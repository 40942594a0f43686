import { useTranslate } from 'ra-core';
import type { UncommunicatedTariff } from '../../../contract/entities/annualMaintenance';
import { writeList } from './writeList';

/** Returns the name of the maintenance file that the browser makes of tariffs, and a function that writes it. */
export const useListFile = () => {
  const translate = useTranslate();
  const headings = {
    name: translate('maintenance.uncommunicated.column.fullName'),
    since: translate('maintenance.uncommunicated.column.since'),
  };
  return {
    filename: translate('maintenance.uncommunicated.filename'),
    write: (tariffs: readonly UncommunicatedTariff[]) => writeList(tariffs, headings),
  };
};
