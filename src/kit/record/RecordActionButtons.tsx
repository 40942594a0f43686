import {
  HttpError,
  maxLength,
  RecordContextProvider,
  required,
  useCanAccess,
  useDataProvider,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'ra-core';
import { useEffect, useId, useRef } from 'react';
import { ActionButton, type DialogControl } from '../actions/ActionButton';
import { useAction } from '../actions/useAction';
import { Confirm } from '../dialogs/Confirm';
import { FormDialog } from '../dialogs/FormDialog';
import { SimpleForm } from '../form/SimpleForm';
import { TextInput } from '../inputs/TextInput';
import type { RecordAction, RecordDefinition } from './RecordDefinition';
import { actionTexts } from './texts';

/** The buttons of what people do with the surrounding record: those that its state and the rights allow. */
export const RecordActionButtons = ({ definition }: { definition: RecordDefinition }) => {
  const { name: resource, actions = {}, states } = definition;
  const record = useRecordContext();
  const state = states && record?.[states.field];
  useHeadingWhenLost(state);
  const isPossible = ({ move }: RecordAction) => !move || move.from.includes(String(state));
  return Object.entries(actions)
    .filter(([, action]) => isPossible(action))
    .map(([name, action]) => <RecordActionButton key={name} {...{ resource, name, action }} />);
};

/** Moves the focus to the page's heading when a move takes away the button that has it. */
const useHeadingWhenLost = (state: unknown): void => {
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current === state) return;
    seen.current = state;
    if (document.activeElement === document.body) document.querySelector('h1')?.focus();
  }, [state]);
};

interface RecordActionProps {
  resource: string;
  /** Its name in rights and calls. */
  name: string;
  action: RecordAction;
}

/** The button of one action, for users who may do it. */
const RecordActionButton = (props: RecordActionProps) => {
  const { name, action } = props;
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ action: name });
  if (!canAccess) return null;
  const label = translate(action.labelText, { _: action.labelText });
  return (
    <ActionButton
      label={label}
      variant="outlined"
      dialog={(control) => <RecordActionDialog {...props} {...control} label={label} />}
    />
  );
};

interface RecordActionDialogProps extends RecordActionProps, DialogControl {
  /** Translated. */
  label: string;
}

/**
 * Asks for the reason of an action, or for confirmation. Once it is done, and where somebody was faster, the record is
 * read again.
 */
const RecordActionDialog = ({ resource, name, action, label, isOpen, close }: RecordActionDialogProps) => {
  const { doneText, reason } = action;
  const formId = useId();
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const record = useRecordContext();
  const { start, isRunning } = useAction<{ reason?: string }>({
    run: (given) =>
      dataProvider.create(`${resource}/${record?.id}/actions/${name}`, {
        data: { ...given, ...(record?.version && { version: record.version }) },
      }),
    successMessage: translate(doneText, { _: doneText }),
    failureMessage: actionTexts.failed(label),
    onSuccess: () => {
      close();
      refresh();
    },
    onFailure: (error) => {
      if (error instanceof HttpError && error.status === conflict) refresh();
    },
  });
  if (!reason)
    return (
      <Confirm
        isOpen={isOpen}
        title={actionTexts.question(label)}
        loading={isRunning}
        onConfirm={() => start({}).then(close)}
        onClose={close}
      />
    );
  const rules = [maxLength(reason.maxLength), ...(reason.required ? [required()] : [])];
  return (
    <FormDialog open={isOpen} title={label} formId={formId} isRunning={isRunning} onCancel={close}>
      {/* The form begins empty, even if the record has a field of the same name. */}
      <RecordContextProvider value={undefined}>
        <SimpleForm<{ reason: string }>
          id={formId}
          isQuiet
          defaultValues={{ reason: '' }}
          onSubmit={(values) => start(values)}
        >
          <TextInput
            source="reason"
            label={translate(reason.labelText, { _: reason.labelText })}
            multiline
            maxLength={reason.maxLength}
            required={reason.required}
            validate={rules}
          />
        </SimpleForm>
      </RecordContextProvider>
    </FormDialog>
  );
};

const conflict = 409;
