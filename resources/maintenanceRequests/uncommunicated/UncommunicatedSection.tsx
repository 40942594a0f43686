import { CanAccess, type Identifier, ListContextProvider, useGetList, useList, useTranslate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import type { UncommunicatedTariff } from '../../../contract/entities/annualMaintenance';
import { maxMaintenanceLines, workbookMediaType } from '../../../contract/rules/maintenanceLimits';
import { useCapability } from '../../../src/kit/access/useCapability';
import { ActionButton } from '../../../src/kit/actions/ActionButton';
import { useAction } from '../../../src/kit/actions/useAction';
import { RetryAlert } from '../../../src/kit/data/RetryAlert';
import { Confirm } from '../../../src/kit/dialogs/Confirm';
import type { Field } from '../../../src/kit/fields/Field';
import { foldText } from '../../../src/kit/format/foldText';
import { formatDay } from '../../../src/kit/format/lisbonTime';
import { offeredPageSizes, Pagination } from '../../../src/kit/pagination/Pagination';
import { SelectionCount } from '../../../src/kit/selection/SelectAllButtons';
import { selectionColumn } from '../../../src/kit/selection/selectionColumn';
import { SendingDialog } from '../../../src/kit/sending/SendingDialog';
import { DataTable } from '../../../src/kit/table/DataTable';
import { DeactivationDialog } from '../../../src/tariff/applicationActions/DeactivationDialog';
import { Button } from '../../../src/ui/buttons/Button';
import { useFocusAfterRun } from '../../../src/ui/dialog/useFocusAfterRun';
import { TextBox } from '../../../src/ui/fields/TextBox';
import { Row, Text } from '../../../src/ui/layout/Stack';
import { Section } from '../../../src/ui/page/Section';
import { TableSkeleton } from '../../../src/ui/table/TableSkeleton';
import { useMayUpload } from '../settings/providerFacts';
import { sectionIds, showSection, useScrollOnRequest } from '../upload/sectionLinks';
import { uploadTexts } from '../upload/texts';
import { FileForecast, ReturnedFile, useSendWorkbook } from '../upload/useSendWorkbook';
import { useListFile } from './PrefilledButton';
import { uncommunicatedTexts } from './texts';
import { useUncommunicatedCount } from './UncommunicatedBanner';

/**
 * The provider's active tariffs that were not handed in yet, to tick and hand in without a spreadsheet;
 * scrolls into view each time it is opened.
 */
export const UncommunicatedSection = ({ openings }: { openings: number }) => {
  const isOffered = useCapability('get-uncommunicated');
  const { data, isPending, ...query } = useGetList<UncommunicatedTariff>(
    'uncommunicatedTariffs',
    {},
    { enabled: isOffered },
  );
  const count = useUncommunicatedCount();
  const isDone = data?.length === 0;
  useScrollOnRequest(sectionIds.uncommunicated, openings);
  useEffect(() => {
    // The button that handed in the last ones is gone, and the focus with it.
    if (isDone && document.activeElement === document.body) showSection(sectionIds.uncommunicated);
  }, [isDone]);
  if (!isOffered) return null;
  return (
    <Section title={uncommunicatedTexts.title} anchor={sectionIds.uncommunicated}>
      <RetryAlert queries={[query]} />
      {isPending && <TableSkeleton />}
      {isDone && <Text role="status">{uncommunicatedTexts.allDone}</Text>}
      {data?.length === maxMaintenanceLines && count > data.length && (
        <Text>{uncommunicatedTexts.more({ listed: data.length, total: count })}</Text>
      )}
      {data && data.length > 0 && <TariffsToHandIn tariffs={data} />}
    </Section>
  );
};

const TariffsToHandIn = ({ tariffs }: { tariffs: readonly UncommunicatedTariff[] }) => {
  const translate = useTranslate();
  const { isAllowed, needsEmail } = useMayUpload();
  const { text, search, chosen, list } = useTariffChoice(tariffs);
  const [isAsking, setIsAsking] = useState(false);
  const { filename, write } = useListFile();
  const { send, sending, refusedFile, clearRefusedFile } = useSendWorkbook({
    successMessage: uncommunicatedTexts.success,
    failureMessage: uncommunicatedTexts.failure,
  });
  const { start, isRunning } = useAction<void>({
    run: async () => {
      clearRefusedFile();
      await send(new File([await write(chosen)], filename, { type: workbookMediaType }));
    },
    failureMessage: uncommunicatedTexts.failure,
  });
  const submitButton = useFocusAfterRun(isRunning);
  return (
    <ListContextProvider value={list}>
      {needsEmail && <Text>{uploadTexts.needsEmail}</Text>}
      {refusedFile?.returned && (
        <ReturnedFile file={refusedFile.returned} message={uncommunicatedTexts.refused} />
      )}
      <Row>
        <TextBox
          id="uncommunicated-search"
          type="search"
          required={false}
          error={false}
          label={uncommunicatedTexts.search}
          value={text}
          onChange={({ target }) => search(target.value)}
        />
        <Button variant="outlined" size="small" onClick={() => list.onSelect()}>
          {translate('kit.selection.all')}
        </Button>
        <Button variant="outlined" size="small" onClick={() => list.onUnselectItems()}>
          {translate('kit.selection.none')}
        </Button>
        <SelectionCount />
        <Button
          ref={submitButton}
          variant="contained"
          className="last"
          disabled={!isAllowed || chosen.length === 0}
          loading={isRunning}
          aria-haspopup="dialog"
          onClick={() => setIsAsking(true)}
        >
          {uncommunicatedTexts.submit(chosen.length)}
        </Button>
      </Row>
      {list.total === 0 ? (
        <Text role="status">{uncommunicatedTexts.nothingFound}</Text>
      ) : (
        <>
          <DataTable
            name={uncommunicatedTexts.title}
            columns={uncommunicatedColumns}
            rowNote={uncommunicatedNote}
          />
          <Pagination list={uncommunicatedTexts.title} />
        </>
      )}
      <Confirm
        isOpen={isAsking}
        title={uploadTexts.confirm}
        onConfirm={() => {
          setIsAsking(false);
          void start();
        }}
        onClose={() => setIsAsking(false)}
        content={<FileForecast forecast="tariffs" lineCount={chosen.length} />}
      />
      <SendingDialog {...sending} />
    </ListContextProvider>
  );
};

/**
 * Keeps which tariffs of the list are ticked: at first all that can be handed in. A search narrows what is
 * shown and what 'Selecionar todos' and 'Desmarcar todos' change; ticked tariffs that are not shown stay
 * ticked.
 */
const useTariffChoice = (tariffs: readonly UncommunicatedTariff[]) => {
  const [text, setText] = useState('');
  const [left, setLeft] = useState<ReadonlySet<Identifier>>(new Set());
  const found = useMemo(() => tariffs.filter((one) => matches(one, text)), [tariffs, text]);
  const list = useList({ data: found, perPage: offeredPageSizes[0] });

  const change = (ids: readonly Identifier[], isLeft: boolean) => {
    const next = new Set(left);
    for (const id of ids) {
      if (isLeft) next.add(id);
      else next.delete(id);
    }
    setLeft(next);
  };
  const foundIds = found.map(({ id }) => id);
  const chosen = tariffs.filter(({ id, isPending }) => !isPending && !left.has(id));
  return {
    text,
    search: (next: string) => {
      setText(next);
      list.setPage(1);
    },
    chosen,
    /** The list of matching tariffs, with the ticks. */
    list: {
      ...list,
      selectedIds: chosen.map(({ id }) => id),
      onToggleItem: (id: Identifier) => change([id], !left.has(id)),
      onSelect: () => change(foundIds, false),
      onUnselectItems: () => change(foundIds, true),
    },
  };
};

const matches = ({ fiscalNumber, studentFiscalNumber, fullName }: UncommunicatedTariff, text: string) => {
  const sought = foldText(text.trim());
  return [fiscalNumber, studentFiscalNumber ?? '', fullName].some((part) => foldText(part).includes(sought));
};

const { column } = uncommunicatedTexts;

/**
 * The columns of the tariffs that were not handed in yet: the checkbox first, the button to report one as
 * ended last.
 */
const uncommunicatedColumns: readonly Field<UncommunicatedTariff>[] = [
  selectionColumn<UncommunicatedTariff>({
    isSelectable: ({ isPending }) => !isPending,
    nameOf: ({ fiscalNumber, studentFiscalNumber }) =>
      [fiscalNumber, studentFiscalNumber].filter(Boolean).join(' / '),
  }),
  { source: 'fiscalNumber', label: column.fiscalNumber, kind: 'digits' },
  { source: 'studentFiscalNumber', label: column.studentFiscalNumber, kind: 'digits' },
  { source: 'fullName', label: column.fullName },
  {
    source: 'activationStartDate',
    label: column.since,
    kind: 'custom',
    cell: ({ activationStartDate }) => activationStartDate && formatDay(activationStartDate),
  },
  {
    source: 'actions',
    label: column.actions,
    kind: 'custom',
    cell: (tariff) => (
      <CanAccess resource="applications" action="update">
        <EndedButton tariff={tariff} />
      </CanAccess>
    ),
  },
];

/** Renders what the user should know about a tariff before handing it in. */
const uncommunicatedNote = ({ isPending, hasAddressChanged }: UncommunicatedTariff) => {
  if (isPending) return <Note name="pending" />;
  return hasAddressChanged && <Note name="addressChanged" />;
};

const Note = ({ name }: { name: 'pending' | 'addressChanged' }) => <Text>{uncommunicatedTexts[name]}</Text>;

/** A button that reports a tariff as ended if it is not to continue. */
const EndedButton = ({ tariff }: { tariff: UncommunicatedTariff }) => {
  const translate = useTranslate();
  const { activationStartDate } = tariff;
  return (
    <ActionButton
      label={translate('applicationActions.button.deactivate')}
      dialog={(control) => (
        <DeactivationDialog
          {...control}
          detail={{ application: tariff, kind: 'request' }}
          activatedOn={activationStartDate ? new Date(activationStartDate) : null}
        />
      )}
    />
  );
};
