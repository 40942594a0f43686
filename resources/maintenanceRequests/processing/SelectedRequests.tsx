import { useListContext, useTranslate } from 'ra-core';
import type { ApplicationRow } from '../../../contract/entities/application';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useCapability } from '../../../src/kit/access/useCapability';
import { useAnswer } from '../../../src/kit/data/queries';
import { Bullets, Stack, Text } from '../../../src/ui/layout/Stack';

/** Up to this many selected requests are listed one by one; beyond that, only their number is shown. */
const maxNamed = 5;

/** The requests about to be processed, and the consequence. */
export const SelectedRequests = () => {
  const translate = useTranslate();
  const { selectedIds, data = [] } = useListContext<ApplicationRow>();
  const onThisPage = data.filter(({ id }) => selectedIds.includes(id));
  const isNamed = onThisPage.length === selectedIds.length && selectedIds.length <= maxNamed;
  return (
    <Stack gap="tight">
      <Text isStrong>{translate('maintenance.processing.selected', selectedIds.length)}</Text>
      {isNamed && (
        <Bullets className="small">
          {onThisPage.map(({ id, fullName, fiscalNumber }) => (
            <li key={id}>{translate('maintenance.processing.named', { id, fullName, fiscalNumber })}</li>
          ))}
        </Bullets>
      )}
      <ByProvider ids={selectedIds.map(Number)} />
      <Text>{translate('maintenance.processing.consequence')}</Text>
    </Stack>
  );
};

/** The providers of the requests, and how many requests can no longer be processed; a failed load shows neither. */
const ByProvider = ({ ids }: { ids: readonly number[] }) => {
  const translate = useTranslate();
  const isOffered = useCapability('count-for-processing');
  const { data } = useAnswer(
    {
      key: ['maintenanceRequests', 'countForProcessing', ids],
      ask: (dataProvider: AppDataProvider, options) => dataProvider.countForProcessing(ids, options),
    },
    { enabled: isOffered },
  );
  if (!data) return null;
  const gone = ids.length - data.reduce((sum, { requests }) => sum + requests, 0);
  return (
    <>
      <Bullets className="small" aria-label={translate('maintenance.processing.column.provider')}>
        {data.map(({ providerId, providerDescription, requests }) => (
          <li key={providerId}>
            {translate('maintenance.processing.byProvider', {
              provider: providerDescription,
              smart_count: requests,
            })}
          </li>
        ))}
      </Bullets>
      {gone > 0 && <Text tone="error">{translate('maintenance.processing.gone', gone)}</Text>}
    </>
  );
};
