import type { UncommunicatedTariff } from '../../../contract/entities/annualMaintenance';
import { formatDay } from '../../../src/kit/format/lisbonTime';
import { writeWorkbookInWorker } from '../upload/startCheck';

/**
 * Writes a maintenance file with these tariffs in a worker; beside the NIFs it has the name and the start
 * date of the tariff.
 */
export const writeList = (
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
