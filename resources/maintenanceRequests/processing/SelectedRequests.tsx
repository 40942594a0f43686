import { useListContext, useTranslate } from 'ra-core';
import type { ApplicationRow } from '../../../contract/entities/application';
import { Bullets, Stack, Text } from '../../../src/ui/layout/Stack';

/** Up to this many selected requests are listed one by one; beyond that, only their number is shown. */
const mostNamed = 5;

/** The requests about to be processed, and the consequence. */
export const SelectedRequests = () => {
  const translate = useTranslate();
  const { selectedIds, data = [] } = useListContext<ApplicationRow>();
  const onThisPage = data.filter(({ id }) => selectedIds.includes(id));
  const isNamed = onThisPage.length === selectedIds.length && selectedIds.length <= mostNamed;
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
      <Text>{translate('maintenance.processing.consequence')}</Text>
    </Stack>
  );
};
