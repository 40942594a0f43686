import { useDataProvider, useNotify } from 'ra-core';
import type { UncommunicatedTariff } from '../../../contract/entities/annualMaintenance';
import { maxMaintenanceLines } from '../../../contract/rules/maintenanceLimits';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useCapability } from '../../../src/kit/access/useCapability';
import { useDownload } from '../../../src/kit/detail/DownloadButton';
import { formatDay } from '../../../src/kit/format/lisbonTime';
import { Button } from '../../../src/ui/buttons/Button';
import { openWorkbookWorker } from '../upload/openWorkbookWorker';
import { checkTexts } from '../upload/texts';
import { uncommunicatedTexts } from './texts';
import { useUncommunicatedCount } from './UncommunicatedBanner';

/** Saves a maintenance file with every NIF that still has to be handed in; appears beside the empty template. */
export const PrefilledButton = () => {
  const isOffered = useCapability('get-uncommunicated');
  const dataProvider = useDataProvider<AppDataProvider>();
  const count = Math.min(useUncommunicatedCount(), maxMaintenanceLines);
  const notify = useNotify();
  const { filename, write } = useListFile();
  const { download, isPending } = useDownload({
    filename,
    fetchFile: async () => {
      const { data } = await dataProvider.getList<UncommunicatedTariff>('uncommunicatedTariffs', {});
      // One line with a pending tariff would make the server return the whole file.
      const ready = data.filter(({ isPending }) => !isPending);
      const leftOut = data.length - ready.length;
      if (leftOut > 0) notify(uncommunicatedTexts.leftOut(leftOut), { type: 'info' });
      return write(ready);
    },
    failureMessage: checkTexts.downloadFailure,
  });
  if (!isOffered || count === 0) return null;
  return (
    <Button variant="outlined" icon="download" aria-busy={isPending} onClick={download}>
      {uncommunicatedTexts.download(count)}
    </Button>
  );
};

/**
 * Returns the name of the maintenance file that the browser makes of tariffs, and a function that writes it in a
 * worker; beside the NIFs it has the name and the start date of the tariff.
 */
export const useListFile = () => {
  const { column } = uncommunicatedTexts;
  const write = async (tariffs: readonly UncommunicatedTariff[]): Promise<Blob> => {
    const worker = openWorkbookWorker();
    const rows = tariffs.map(({ fiscalNumber, studentFiscalNumber, fullName, activationStartDate }) => [
      fiscalNumber,
      studentFiscalNumber ?? '',
      fullName,
      activationStartDate ? formatDay(activationStartDate) : '',
    ]);
    try {
      return await worker.write({ type: 'write', rows, besides: [column.fullName, column.since] });
    } finally {
      worker.stop();
    }
  };
  return { filename: uncommunicatedTexts.filename, write };
};
