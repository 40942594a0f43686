import { Form, useResourceContext, useTranslate, useTranslateLabel } from 'ra-core';
import { type ReactNode, useId, useMemo } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Bullets, Stack, Text } from '../../ui/layout/Stack';
import { Progress } from '../../ui/progress/Progress';
import { useOnce } from '../actions/useAction';
import { bulkEditTexts as texts } from '../bulkEdit/texts';
import { type BulkEditOutcome, type BulkEditPreview, useBulkEdit } from '../bulkEdit/useBulkEdit';
import { cellText, hasValue } from '../fields/cellKinds';
import type { Field } from '../fields/Field';
import { SelectInput } from '../inputs/SelectInput';
import { CellValue } from '../table/CellValue';
import { fieldRule } from './fieldRule';
import { inputKindOf } from './inputKinds';

interface BulkUpdateDialogProps {
  /** The fields that can be set. */
  fields: readonly Field[];
  onClose: () => void;
}

/**
 * Sets one field of every result of the surrounding list: asks for field and value, shows what would change, changes the
 * records step by step, and says which could not be changed and why.
 */
export const BulkUpdateDialog = ({ fields, onClose }: BulkUpdateDialogProps) => {
  const { state, preview, run, stop, startAgain } = useBulkEdit();
  const { share, outcome } = state;
  const once = useOnce();
  const formId = useId();
  const [field] = fields.filter(({ source }) => source in (state.values ?? {}));
  const changing = state.preview?.changes.reduce((sum, { from, others }) => sum + others + countOf(from), 0);
  if (outcome)
    return (
      <Dialog
        title={texts.title}
        width="medium"
        onClose={onClose}
        actions={
          <Button variant="contained" onClick={onClose} autoFocus>
            {texts.close}
          </Button>
        }
      >
        <Outcome {...outcome} />
      </Dialog>
    );
  if (share !== undefined)
    return (
      <Dialog
        title={texts.title}
        width="medium"
        actions={
          <Button onClick={stop} autoFocus>
            {texts.stop}
          </Button>
        }
      >
        <Progress text={texts.running} share={share} />
      </Dialog>
    );
  if (state.preview && field)
    return (
      <Dialog
        title={texts.title}
        width="medium"
        onClose={onClose}
        about={<Preview preview={state.preview} field={field} value={state.values?.[field.source]} />}
        actions={
          <>
            <Button onClick={startAgain} autoFocus={!changing}>
              {texts.back}
            </Button>
            {Boolean(changing) && (
              <Button variant="contained" onClick={() => once(run)} autoFocus>
                {texts.run}
              </Button>
            )}
          </>
        }
      />
    );
  return (
    <Dialog
      title={texts.title}
      width="medium"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formId} variant="contained">
            {texts.next}
          </Button>
        </>
      }
    >
      <ChoiceOfValue id={formId} fields={fields} onChosen={(values) => once(() => preview(values))} />
    </Dialog>
  );
};

const countOf = (from: BulkEditPreview['changes'][number]['from']) =>
  from.reduce((sum, { count }) => sum + count, 0);

interface ChoiceOfValueProps {
  id: string;
  fields: readonly Field[];
  onChosen: (values: Readonly<Record<string, unknown>>) => unknown;
}

/** Asks which field is set, and to what; the value is checked as in the form of a record. */
const ChoiceOfValue = ({ id, fields, onChosen }: ChoiceOfValueProps) => {
  const submit = async ({ field: source, values = {} }: FieldValues) => {
    const field = fields.find((one) => one.source === source);
    if (!field) return;
    const value: unknown = values[field.source];
    const { encode } = inputKindOf(field);
    const encoded = hasValue(value) ? ((await encode?.(value)) ?? value) : null;
    await onChosen({ [field.source]: encoded });
  };
  const defaultValues = useMemo(
    () => ({
      field: fields[0]?.source,
      values: Object.fromEntries(fields.map((field) => [field.source, inputKindOf(field).empty])),
    }),
    [fields],
  );
  return (
    <Form id={id} defaultValues={defaultValues} noValidate disableInvalidFormNotification onSubmit={submit}>
      <Stack className="ui-dialog-fields">
        <FieldAndValue fields={fields} />
      </Stack>
    </Form>
  );
};

const FieldAndValue = ({ fields }: Pick<ChoiceOfValueProps, 'fields'>) => {
  const translateLabel = useTranslateLabel();
  const chosen = useWatch({ name: 'field' });
  const field = fields.find(({ source }) => source === chosen);
  const choices = fields.map(({ source, label }) => ({
    id: source,
    name: String(translateLabel({ source, label })),
  }));
  if (!field) return <SelectInput source="field" label={texts.field} choices={choices} required />;
  const { Input } = inputKindOf(field);
  const validate = fieldRule(field, 'edit');
  const required = field.required === true;
  const common = { source: `values.${field.source}`, label: texts.value, validate, required };
  return (
    <>
      <SelectInput source="field" label={texts.field} choices={choices} required />
      <Input key={field.source} field={field} common={common} record={undefined} />
    </>
  );
};

interface PreviewProps {
  preview: BulkEditPreview;
  field: Field;
  value: unknown;
}

/** What would change: how many records, from which values, to which. */
const Preview = ({ preview: { total, changes }, field, value }: PreviewProps) => {
  const resource = useResourceContext();
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const [change] = changes;
  if (total === 0 || !change) return <Text>{texts.nothingFound}</Text>;
  const changing = countOf(change.from) + change.others;
  if (changing === 0) return <Text>{texts.nothingToChange}</Text>;
  const label = String(translateLabel(field));
  const name = translate(`resources.${resource}.name`, { smart_count: changing }).toLowerCase();
  return (
    <Stack>
      <Text isStrong>
        {texts.summary(texts.number(changing), name, label)} <Value field={field} value={value} />
      </Text>
      <Bullets>
        {change.from.map((from) => (
          <li key={JSON.stringify(from.value)}>
            <Value field={field} value={from.value} /> → <Value field={field} value={value} />
            {`: ${texts.number(from.count)}`}
          </li>
        ))}
        {change.others > 0 && <li>{`${texts.others}: ${texts.number(change.others)}`}</li>}
      </Bullets>
      {change.same > 0 && <Text tone="secondary">{texts.same(texts.number(change.same))}</Text>}
    </Stack>
  );
};

const Value = ({ field, value }: Pick<PreviewProps, 'field' | 'value'>): ReactNode => {
  const resource = useResourceContext();
  const translate = useTranslate();
  if (!hasValue(value)) return texts.empty;
  const row = { id: 0, [field.source]: value };
  if (field.kind === 'lookup')
    return <CellValue field={{ ...field, cell: undefined, ownText: undefined }} row={row} />;
  return cellText(row, { field, resource, translate });
};

const shownFailures = 20;

const Outcome = ({ changed, failed, waiting, isStopped }: BulkEditOutcome) => (
  <Stack>
    <Text role="status">{texts.done(texts.number(changed))}</Text>
    {waiting > 0 && <Text>{texts.waiting(texts.number(waiting))}</Text>}
    {isStopped && <Text>{texts.stopped}</Text>}
    {failed.length > 0 && (
      <>
        <Text tone="error" isStrong>
          {texts.failed(texts.number(failed.length))}
        </Text>
        <Bullets>
          {failed.slice(0, shownFailures).map(({ id, message }) => (
            <li key={id}>{texts.failure(id, message)}</li>
          ))}
          {failed.length > shownFailures && (
            <li>{texts.moreFailures(texts.number(failed.length - shownFailures))}</li>
          )}
        </Bullets>
      </>
    )}
  </Stack>
);
