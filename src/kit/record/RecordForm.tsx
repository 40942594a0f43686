import EditIcon from '@mui/icons-material/Edit';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, useCanAccess, useRecordContext, useTranslate } from 'ra-core';
import { useMemo, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { BackButton } from '../detail/BackButton';
import { FieldCell } from '../form/FieldCell';
import { FieldGrid } from '../form/FieldGrid';
import { FocusFirstInvalid } from '../form/FocusFirstInvalid';
import { SubmitBar } from '../form/SubmitBar';
import { Page } from '../layout/Page';
import { Section } from '../layout/Section';
import { type RecordDefinition, recordPaths, recordText } from './RecordDefinition';
import { RecordInput } from './RecordInput';
import { RecordPreview } from './RecordPreview';
import { type RecordMode, RecordModeContext } from './recordMode';

interface RecordFormProps {
  definition: RecordDefinition;
  mode: RecordMode;
  isSaving?: boolean;
  onSubmit?: (values: FieldValues) => Promise<void>;
}

const nothing = async () => undefined;

/** What is only shown is there to be read. */
const readable = { gap: 3, '& .kit-field.disabled .kit-field-control': { color: 'text.primary' } } as const;

/** The page of a record in any mode: title, 'Voltar', fields, and the button of the mode (spec 2.10 and 2.11). */
export const RecordForm = ({ definition, mode, isSaving, onSubmit = nothing }: RecordFormProps) => {
  const { name, fields, hasDetails, updateAction, Part } = definition;
  const translate = useTranslate();
  const navigate = useNavigate();
  const record = useRecordContext();
  const paths = recordPaths(definition);
  const { canAccess: mayGoOn = false, isPending } = useCanAccess({
    action: { create: 'create', edit: updateAction, view: 'edit' }[mode],
  });
  const canSave = mode !== 'view' && mayGoOn;
  const state = useMemo(() => ({ mode, isDisabled: !canSave }), [mode, canSave]);
  const empty = Object.fromEntries(fields.map(({ source, kind }) => [source, kind === 'lookup' ? null : '']));

  const isRunning = useRef(false);
  const submit = async (values: FieldValues) => {
    // Two key presses can come before the button is drawn disabled.
    if (isRunning.current) return;
    isRunning.current = true;
    await onSubmit(values).finally(() => {
      isRunning.current = false;
    });
  };

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
          mode === 'view' &&
          mayGoOn && (
            <Button component={Link} to={paths.edit(record?.id)} variant="contained" startIcon={<EditIcon />}>
              {translate('kit.record.edit')}
            </Button>
          )
        }
      >
        <Form defaultValues={empty} mode="all" shouldFocusError={false} noValidate onSubmit={submit}>
          <Stack sx={readable}>
            <Section title={translate(recordText(name, 'section'))}>
              <FieldGrid>
                {fields.map((field) => (
                  <FieldCell key={field.source} span={6}>
                    <RecordInput field={field} />
                  </FieldCell>
                ))}
              </FieldGrid>
            </Section>
            {Part && <Part />}
            {canSave && (
              <SubmitBar>
                <Button type="submit" variant="contained" size="large" loading={isSaving}>
                  {translate('kit.record.save')}
                </Button>
              </SubmitBar>
            )}
          </Stack>
          <FocusFirstInvalid />
        </Form>
      </Page>
    </RecordModeContext>
  );
};
