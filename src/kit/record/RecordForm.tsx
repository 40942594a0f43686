import { Form, type RaRecord, useCanAccess, useRecordContext, useTranslate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { FieldCell, FieldGrid } from '../../ui/fields/FieldGrid';
import { Stack } from '../../ui/layout/Stack';
import { Section } from '../../ui/page/Section';
import { useOnce } from '../actions/useOnce';
import { BackButton } from '../detail/BackButton';
import { ErrorSummary } from '../form/ErrorSummary';
import { errorsForForm } from '../form/fieldErrors';
import { SubmitBar } from '../form/SubmitBar';
import { SubmitButton } from '../form/SubmitButton';
import { Page } from '../layout/Page';
import { UnsavedChanges } from '../leaving/UnsavedChanges';
import { ButtonLink } from '../navigation/ButtonLink';
import { DeleteRecordButton } from './DeleteRecordButton';
import { emptyRecord, encodeRecord, UnreadableFile } from './encodeRecord';
import { type FormSection, type RecordDefinition, recordPaths, recordText } from './RecordDefinition';
import { RecordInput } from './RecordInput';
import { RecordPreview } from './RecordPreview';
import { type RecordMode, RecordModeContext } from './recordMode';

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
  const { name, sections, hasDetails, isReadOnly, isDeletable, updateAction, Part } = definition;
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
          isOwnPage &&
          !isReadOnly && (
            <>
              {isDeletable && (
                <DeleteRecordButton definition={definition} onDeleted={() => setIsDeleted(true)} />
              )}
              {mode === 'view' && mayGoOn && (
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
              <SubmitBar>
                <SubmitButton label={translate('kit.record.save')} isRunning={isSaving} />
              </SubmitBar>
            )}
          </Stack>
        </Form>
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
