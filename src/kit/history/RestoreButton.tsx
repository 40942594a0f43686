import {
  HttpError,
  type RaRecord,
  useNotify,
  useRefresh,
  useResourceContext,
  useTranslate,
  useTranslateLabel,
  useUpdate,
} from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../ui/alert/Alert';
import { Bullets, Stack, Text } from '../../ui/layout/Stack';
import { ActionButton } from '../actions/ActionButton';
import { useOnce } from '../actions/useAction';
import { Confirm } from '../dialogs/Confirm';
import type { Field } from '../fields/Field';
import { type FieldErrors, fieldErrorsOf } from '../form/fieldErrors';
import { formatMoment } from '../format/lisbonTime';
import { useNotifyFailure } from '../notifications/useNotifyFailure';
import { DifferenceTable } from './DifferenceTable';
import { differingFields, type RecordVersion, recordRestored } from './RecordVersion';
import { historyTexts } from './texts';

interface RestoreButtonProps {
  version: RecordVersion;
  fields: readonly Field[];
  /** The present state of the record. */
  record: RaRecord;
}

/**
 * 'Repor esta versão': says what will change, then saves the version as an ordinary change of the record, which is
 * checked as any other; a value that is refused today is named. A version like the present state is called that instead.
 */
export const RestoreButton = ({ version, fields, record }: RestoreButtonProps) => {
  const translate = useTranslate();
  const { restore, errors, isRunning } = useRestore(version, fields, record);
  const restored = recordRestored(fields, record, version);
  const changed = differingFields(fields, record, restored, translate);
  const isCurrent = changed.length === 0;
  const note = useFocusOnceTrue<HTMLParagraphElement>(isCurrent);
  if (isCurrent)
    return (
      <Text ref={note} tabIndex={-1} size="small" tone="secondary">
        {historyTexts.current}
      </Text>
    );
  const moment = formatMoment(version.changedOn);
  const hasFiles = fields.some(
    ({ kind, source }) =>
      kind === 'file' && JSON.stringify(version.values[source] ?? null) !== JSON.stringify(record[source]),
  );
  return (
    <ActionButton
      label={historyTexts.restore}
      variant="outlined"
      dialog={({ isOpen, close }) => (
        <Confirm
          isOpen={isOpen}
          title={historyTexts.question(moment)}
          content={
            <Stack>
              <Refusals errors={errors} fields={fields} />
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it is long it must be reachable by keyboard */}
              <section aria-label={historyTexts.changes} tabIndex={0}>
                <DifferenceTable
                  name={historyTexts.changes}
                  fields={changed}
                  before={{ heading: historyTexts.now, record }}
                  after={{ heading: historyTexts.afterwards, record: restored }}
                />
              </section>
              {hasFiles && <Text>{historyTexts.filesStay}</Text>}
            </Stack>
          }
          loading={isRunning}
          onConfirm={() => restore(close)}
          onClose={close}
        />
      )}
    />
  );
};

/** Returns a ref for what takes the place of a button that was pressed, and the focus that it had. */
const useFocusOnceTrue = <Part extends HTMLElement>(isTrue: boolean) => {
  const part = useRef<Part>(null);
  const wasTrue = useRef(isTrue);
  useEffect(() => {
    if (isTrue && !wasTrue.current && document.activeElement === document.body) part.current?.focus();
    wasTrue.current = isTrue;
  }, [isTrue]);
  return part;
};

const conflict = 409;

/** Returns a function that brings a version back, and what the server has refused. */
const useRestore = (version: RecordVersion, fields: readonly Field[], record: RaRecord) => {
  const resource = useResourceContext() ?? '';
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const once = useOnce();
  const [update, { isPending }] = useUpdate();
  const [errors, setErrors] = useState<FieldErrors>({});
  const run = async (close: () => void) => {
    try {
      setErrors({});
      const { notice } = await update(
        resource,
        { id: record.id, data: recordRestored(fields, record, version), previousData: record },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      notify(notice ?? historyTexts.restored, { type: 'success' });
      close();
      refresh();
    } catch (error) {
      const refused = fieldErrorsOf(error) ?? {};
      setErrors(refused);
      if (Object.keys(refused).length === 0) notifyFailure(error, historyTexts.notRestored);
      // What somebody else has changed meanwhile is in the question then.
      if (error instanceof HttpError && error.status === conflict) refresh();
    }
  };
  return { restore: (close: () => void) => once(() => run(close)), errors, isRunning: isPending };
};

/** Says which values are refused today, and why. */
const Refusals = ({ errors, fields }: { errors: FieldErrors; fields: readonly Field[] }) => {
  const translateLabel = useTranslateLabel();
  const refused = Object.entries(errors);
  if (refused.length === 0) return null;
  const labelOf = (source: string) =>
    String(translateLabel({ source, label: fields.find((field) => field.source === source)?.label }));
  return (
    <Alert severity="error" role="alert">
      <Bullets>
        {refused.map(([source, problem]) => (
          <li key={source}>
            {labelOf(source)}: {problem}
          </li>
        ))}
      </Bullets>
    </Alert>
  );
};
