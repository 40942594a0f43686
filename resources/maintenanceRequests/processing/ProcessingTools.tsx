import { hashKey } from '@tanstack/react-query';
import { CanAccess, useDataProvider, useListContext } from 'ra-core';
import { useContext, useEffect, useRef, useState } from 'react';
import type { ApplicationRow } from '../../../contract/entities/application';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useCapability } from '../../../src/kit/access/useCapability';
import { useAnswer } from '../../../src/kit/data/queries';
import { Confirm } from '../../../src/kit/dialogs/Confirm';
import { SelectAllButtons, SelectionCount } from '../../../src/kit/selection/SelectAllButtons';
import { useNeedsOther } from '../../../src/tariff/acts/useNeedsOther';
import { Button } from '../../../src/ui/buttons/Button';
import { Bullets, Row, Stack, Text } from '../../../src/ui/layout/Stack';
import { processingTexts } from './texts';
import { ProcessingContext } from './useProcessing';

/** 'Selecionar todos', and 'Processar' with its confirmation (spec 4, Process flow). */
export const ProcessingTools = () => {
  const { selectedIds, onUnselectItems } = useListContext();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { start, isRunning = false } = useContext(ProcessingContext) ?? {};
  const [isAsking, setIsAsking] = useState(false);
  const needsOther = useNeedsOther('processRequests', isAsking);
  useForgetSelection();

  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) onUnselectItems();
    wasRunning.current = isRunning;
  }, [isRunning, onUnselectItems]);

  return (
    <>
      <Row>
        <CanAccess action="select">
          <SelectAllButtons listIds={dataProvider.listProcessableIds} />
          <SelectionCount />
        </CanAccess>
        <Button
          variant="contained"
          size="small"
          className="last"
          disabled={selectedIds.length === 0}
          loading={isRunning}
          aria-haspopup="dialog"
          onClick={() => setIsAsking(true)}
        >
          {processingTexts.submit}
        </Button>
      </Row>
      <Confirm
        isOpen={isAsking}
        title={processingTexts.confirm}
        isIrreversible
        onConfirm={() => {
          setIsAsking(false);
          start?.(selectedIds.map(Number));
        }}
        onClose={() => setIsAsking(false)}
        content={selectedIds.length > 0 && <SelectedRequests needsOther={needsOther} />}
      />
    </>
  );
};

/** Up to this many selected requests are listed one by one; beyond that, only their number is shown. */
const maxNamed = 5;

/** The requests about to be processed, and the consequence. */
const SelectedRequests = ({ needsOther }: { needsOther: boolean }) => {
  const { selectedIds, data = [] } = useListContext<ApplicationRow>();
  const onThisPage = data.filter(({ id }) => selectedIds.includes(id));
  const isNamed = onThisPage.length === selectedIds.length && selectedIds.length <= maxNamed;
  return (
    <Stack gap="tight">
      <Text isStrong>{processingTexts.selected(selectedIds.length)}</Text>
      {isNamed && (
        <Bullets className="small">
          {onThisPage.map(({ id, fullName, fiscalNumber }) => (
            <li key={id}>{processingTexts.named({ id, fullName, fiscalNumber })}</li>
          ))}
        </Bullets>
      )}
      <ByProvider ids={selectedIds.map(Number)} />
      {needsOther && <Text>{processingTexts.needsOther}</Text>}
      <Text>
        {[processingTexts.consequence, ...(needsOther ? [] : [processingTexts.irreversible])].join(' ')}
      </Text>
    </Stack>
  );
};

/** The providers of the requests, and how many requests can no longer be processed; a failed load shows neither. */
const ByProvider = ({ ids }: { ids: readonly number[] }) => {
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
      <Bullets className="small" aria-label={processingTexts.column.provider}>
        {data.map(({ providerId, providerDescription, requests }) => (
          <li key={providerId}>{processingTexts.byProvider(providerDescription, requests)}</li>
        ))}
      </Bullets>
      {gone > 0 && <Text tone="error">{processingTexts.gone(gone)}</Text>}
    </>
  );
};

/** Clears the selection when another search runs, so that rows no longer found do not stay selected out of sight. */
const useForgetSelection = (): void => {
  const { filterValues, onUnselectItems } = useListContext();
  const search = hashKey([filterValues]);
  const known = useRef(search);
  useEffect(() => {
    if (known.current === search) return;
    known.current = search;
    onUnselectItems();
  }, [search, onUnselectItems]);
};
