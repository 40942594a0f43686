import {
  Form,
  type RaRecord,
  useCanAccess,
  useRecordContext,
  useTranslate,
  useTranslateLabel,
} from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { FieldCell, FieldGrid } from '../../ui/fields/FieldGrid';
import { Stack } from '../../ui/layout/Stack';
import { Section } from '../../ui/page/Section';
import { Labeled } from '../../ui/values/Labeled';
import { ReadOnlyFields } from '../../ui/values/ReadOnlyFields';
import { useOnce } from '../actions/useAction';
import { BackButton } from '../detail/BackButton';
import { hasValue } from '../fields/cellKinds';
import type { Field } from '../fields/Field';
import { ErrorSummary } from '../form/ErrorSummary';
import { errorsForForm } from '../form/fieldErrors';
import { SaveButton, Toolbar } from '../form/Toolbar';
import { HistorySection } from '../history/HistorySection';
import { Page } from '../layout/Page';
import { UnsavedChanges } from '../leaving/UnsavedChanges';
import { ButtonLink } from '../navigation/ButtonLink';
import { CellValue } from '../table/CellValue';
import { DeleteButton } from './DeleteButton';
import { fieldRule, isRequired } from './fieldRule';
import { inputKindOf } from './inputKinds';
import { RecordActionButtons } from './RecordActionButtons';
import {
  type FormSection,
  type RecordDefinition,
  type RecordMode,
  RecordModeContext,
  recordPaths,
  recordText,
  useRecordMode,
} from './RecordDefinition';
import { RecordPreview } from './RecordPreview';

export interface RecordFormProps {
  definition: RecordDefinition;
  mode: RecordMode;
  isSaving?: boolean;
  /** The saved record; once it is set, the form moves on to the next page. */
  saved?: Pick<RaRecord, 'id'> | undefined;
  /** May resolve to messages by field, for the form to show. */
  onSubmit?: (values: FieldValues) => Promise<unknown>;
}

const nothing = async () => undefined;
/** Keeps changed fields when a newer version of the record arrives. */
const keepChanges = { keepDirtyValues: true };

/** The page of a record in any mode, with title, 'Voltar', fields and the mode's button (spec 2.10 and 2.11). */
export const RecordForm = ({ definition, mode, isSaving, saved, onSubmit = nothing }: RecordFormProps) => {
  const { name, sections, hasDetails, isReadOnly, isDeletable, updateAction } = definition;
  const { history, Part } = definition;
  const fields = sections.flatMap((section) => section.fields);
  const translate = useTranslate();
  const navigate = useNavigate();
  const record = useRecordContext();
  const paths = recordPaths(definition);
  const { canAccess: mayGoOn = false, isPending } = useCanAccess({
    action: { create: 'create', edit: updateAction, view: 'edit' }[mode],
  });
  const isOwnPage = mode === (hasDetails ? 'view' : 'edit');
  const canSave = mode !== 'view' && mayGoOn;
  const state = useMemo(() => ({ mode, isDisabled: !canSave }), [mode, canSave]);

  const [isDeleted, setIsDeleted] = useState(false);
  const next = isDeleted ? paths.list : saved && paths.afterSave(saved.id);
  useEffect(() => {
    // Replaced, so that going back from the next page does not lead into the form.
    if (next) navigate(next, { replace: true });
  }, [next, navigate]);

  const once = useOnce();
  const send = async (values: FieldValues) => {
    try {
      return await onSubmit(await encodeRecord(fields, values));
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      return { [error.source]: translate('kit.files.unreadable') };
    }
  };
  const submit = async (values: FieldValues) => errorsForForm(await once(() => send(values)), values);

  if (isPending) return <RecordPreview definition={definition} mode={mode} />;
  return (
    <RecordModeContext value={state}>
      <Page
        title={translate(recordText(name, mode), { ...record })}
        before={
          <BackButton
            onClick={() => navigate(mode === 'edit' && hasDetails ? paths.details(record?.id) : paths.list)}
          />
        }
        actions={
          isOwnPage && (
            <>
              <RecordActionButtons definition={definition} />
              {isDeletable && <DeleteButton definition={definition} onDeleted={() => setIsDeleted(true)} />}
              {mode === 'view' && !isReadOnly && mayGoOn && (
                <ButtonLink to={paths.edit(record?.id)} variant="contained" icon="edit">
                  {translate('kit.record.edit')}
                </ButtonLink>
              )}
            </>
          )
        }
      >
        <Form
          defaultValues={emptyRecord(fields)}
          resetOptions={keepChanges}
          mode="all"
          shouldFocusError={false}
          disableInvalidFormNotification
          noValidate
          onSubmit={submit}
        >
          <ErrorSummary />
          <UnsavedChanges isSaved={next !== undefined} />
          <Stack gap="far">
            {sections.map((section) => (
              <FieldSection key={section.title} {...section} mode={mode} />
            ))}
            {Part && <Part />}
            {canSave && (
              <Toolbar>
                <SaveButton isRunning={isSaving} />
              </Toolbar>
            )}
          </Stack>
        </Form>
        {isOwnPage && history && (
          <HistorySection
            history={history}
            fields={fields}
            updateAction={isReadOnly ? undefined : updateAction}
          />
        )}
      </Page>
    </RecordModeContext>
  );
};

/** The fields under one heading, when creating without those that the server fills in, which have no value yet. */
const FieldSection = ({ title, fields, mode }: FormSection & { mode: RecordMode }) => {
  const translate = useTranslate();
  const shown = fields.filter(({ readOnly }) => mode !== 'create' || !readOnly);
  if (shown.length === 0) return null;
  return (
    <Section title={translate(title)}>
      <FieldGrid>
        {shown.map((field) => (
          <FieldCell key={field.source} span={field.kind === 'longText' ? 12 : 6}>
            <RecordInput field={field} />
          </FieldCell>
        ))}
      </FieldGrid>
    </Section>
  );
};

/** The input of one field of a record, or only its value if it is read-only. */
const RecordInput = ({ field }: { field: Field }) => {
  const { mode, isDisabled } = useRecordMode();
  const record = useRecordContext();
  const translateLabel = useTranslateLabel();
  const { source, label, readOnly, fixed } = field;
  if (readOnly)
    return (
      <ReadOnlyFields>
        <Labeled label={String(translateLabel({ source, label }))}>
          {record && <CellValue field={field} row={record} />}
        </Labeled>
      </ReadOnlyFields>
    );
  const { Input } = inputKindOf(field);
  const common = {
    source,
    label,
    validate: fieldRule(field, mode),
    required: isRequired(field, mode),
    disabled: isDisabled || (fixed && mode !== 'create'),
  };
  return <Input field={field} common={common} record={record} />;
};

/** A field's chosen file can't be read any more: it was moved, changed or removed since. */
class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';

  constructor(
    readonly source: string,
    cause: unknown,
  ) {
    super(`The file of ${source} could not be read`, { cause });
  }
}

/** Returns the values of a new record's form: what each field begins with, otherwise its kind's empty value. */
const emptyRecord = (fields: readonly Field[]): FieldValues =>
  Object.fromEntries(fields.map((field) => [field.source, field.defaultValue ?? inputKindOf(field).empty]));

/**
 * Encodes a form's values for sending: each field by its kind, null for empty ones, without those that the server
 * fills in. Values that belong to no field, such as those of a part below the fields, are unchanged. Rejects with
 * UnreadableFile.
 */
const encodeRecord = async (fields: readonly Field[], values: FieldValues): Promise<FieldValues> => {
  const sent: FieldValues = { ...values };
  for (const field of fields) {
    const { source, readOnly } = field;
    if (readOnly) delete sent[source];
    else if (source in values) {
      sent[source] = await encodeValue(field, values[source]).catch((cause: unknown) => {
        throw new UnreadableFile(source, cause);
      });
    }
  }
  return sent;
};

const encodeValue = async (field: Field, value: unknown): Promise<unknown> => {
  if (!hasValue(value)) return null;
  const { encode } = inputKindOf(field);
  const encoded = encode ? await encode(value) : value;
  return hasValue(encoded) ? encoded : null;
};
