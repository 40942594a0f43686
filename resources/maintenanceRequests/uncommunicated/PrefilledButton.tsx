import { useDataProvider, useTranslate } from 'ra-core';
import type { UncommunicatedTariff } from '../../../contract/entities/annualMaintenance';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useExtension } from '../../../src/kit/access/useExtension';
import { useDownload } from '../../../src/kit/detail/useDownload';
import { Button } from '../../../src/ui/buttons/Button';
import { useListFile } from './useListFile';
import { useUncommunicatedCount } from './useUncommunicatedCount';

/** Saves a maintenance file with every NIF that is still to be handed in; beside the empty template. */
export const PrefilledButton = () => {
  const translate = useTranslate();
  const isOffered = useExtension('get-uncommunicated');
  const dataProvider = useDataProvider<AppDataProvider>();
  const count = useUncommunicatedCount();
  const { filename, write } = useListFile();
  const { download, isPending } = useDownload({
    filename,
    fetchFile: async () =>
      write((await dataProvider.getList<UncommunicatedTariff>('uncommunicatedTariffs', {})).data),
    failureMessage: 'maintenance.upload.templateFailure',
  });
  if (!isOffered || count === 0) return null;
  return (
    <Button variant="outlined" icon="download" aria-busy={isPending} onClick={download}>
      {translate('maintenance.uncommunicated.download', count)}
    </Button>
  );
};
