import { useTranslate } from 'ra-core';
import type { UncommunicatedTariff } from '../../../contract/entities/annualMaintenance';
import { formatDay } from '../../../src/kit/format/lisbonTime';
import { writeWorkbookInWorker } from '../upload/startCheck';

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

/**
 * Writes a maintenance file with these tariffs in a worker; beside the NIFs it has the name and the start
 * date of the tariff.
 */
const writeList = (
  tariffs: readonly UncommunicatedTariff[],
  headings: { name: string; since: string },
): Promise<Blob> =>
  writeWorkbookInWorker({
    type: 'write',
    rows: tariffs.map(({ fiscalNumber, studentFiscalNumber, fullName, activationStartDate }) => [
      fiscalNumber,
      studentFiscalNumber ?? '',
      fullName,
      activationStartDate ? formatDay(activationStartDate) : '',
    ]),
    besides: [headings.name, headings.since],
  });
