import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import type { UncommunicatedTariff } from '../../../contract/entities/annualMaintenance';
import { maxMaintenanceLines } from '../../../contract/rules/maintenanceLimits';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useCapability } from '../../../src/kit/access/useCapability';
import { useDownload } from '../../../src/kit/detail/DownloadButton';
import { Button } from '../../../src/ui/buttons/Button';
import { useListFile } from './useListFile';
import { useUncommunicatedCount } from './useUncommunicatedCount';

/** Saves a maintenance file with every NIF that still has to be handed in; appears beside the empty template. */
export const PrefilledButton = () => {
  const translate = useTranslate();
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
      if (leftOut > 0)
        notify('maintenance.uncommunicated.leftOut', { type: 'info', messageArgs: { smart_count: leftOut } });
      return write(ready);
    },
    failureMessage: 'maintenance.upload.templateFailure',
  });
  if (!isOffered || count === 0) return null;
  return (
    <Button variant="outlined" icon="download" aria-busy={isPending} onClick={download}>
      {translate('maintenance.uncommunicated.download', count)}
    </Button>
  );
};
