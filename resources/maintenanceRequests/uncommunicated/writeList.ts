import type { UncommunicatedTariff } from '../../../contract/entities/annualMaintenance';
import { formatDay } from '../../../src/kit/format/lisbonTime';
import { askWorker } from '../upload/startCheck';

/** A maintenance file with these tariffs, made in a worker; beside the NIFs stand the name and since when it is active. */
export const writeList = (
  tariffs: readonly UncommunicatedTariff[],
  headings: { name: string; since: string },
): Promise<Blob> =>
  askWorker({
    type: 'write',
    rows: tariffs.map(({ fiscalNumber, studentFiscalNumber, fullName, activationStartDate }) => [
      fiscalNumber,
      studentFiscalNumber ?? '',
      fullName,
      activationStartDate ? formatDay(activationStartDate) : '',
    ]),
    besides: [headings.name, headings.since],
  });
