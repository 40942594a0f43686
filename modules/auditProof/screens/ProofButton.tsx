import { type DataProvider, useDataProvider } from 'ra-core';
import { lisbonDate } from '../../../contract/rules/lisbonDay';
import { useCapability } from '../../../src/kit/access/useCapability';
import { useAction } from '../../../src/kit/actions/useAction';
import { saveBlob } from '../../../src/kit/detail/DownloadButton';
import { Button } from '../../../src/ui/buttons/Button';
import { proofTexts as texts } from './texts';

/** Downloads the proof, where the back end makes one. */
export const ProofButton = () => {
  const dataProvider = useDataProvider<DataProvider>();
  const { start, isRunning } = useAction<void>({
    run: async () => {
      const { data } = await dataProvider.getOne<{ id: string; file: Blob }>('auditProof', { id: 'all' });
      saveBlob(data.file, texts.file(lisbonDate(new Date())));
    },
    failureMessage: texts.failed,
  });
  return useCapability('audit-proof') ? (
    <Button variant="outlined" icon="download" loading={isRunning} onClick={() => start()}>
      {texts.get}
    </Button>
  ) : null;
};
