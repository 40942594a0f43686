import { type ReactNode, useId, useState } from 'react';
import { useAction } from '../../../src/kit/actions/useAction';
import { Confirm } from '../../../src/kit/dialogs/Confirm';
import type { FieldErrors } from '../../../src/kit/form/fieldErrors';
import { SimpleForm } from '../../../src/kit/form/SimpleForm';
import { CheckboxInput } from '../../../src/kit/inputs/BooleanInput';
import { TextInput } from '../../../src/kit/inputs/TextInput';
import { Button } from '../../../src/ui/buttons/Button';
import { Dialog } from '../../../src/ui/dialog/Dialog';
import { Stack, Text } from '../../../src/ui/layout/Stack';
import { maxSavedSearchName } from '../contract/savedSearchRules';
import type { SavedQuery, SavedValue } from './SavedQuery';
import { savedQueriesTexts as texts } from './texts';
import type { SavedQueries } from './useSavedQueries';

interface SavedQueryFormProps {
  /** The query to change; a new one when absent. */
  query?: SavedQuery;
  /** What the list shows now, or its filters say. */
  current: SavedValue;
  /** The same in words. */
  contents: ReactNode;
  saved: SavedQueries;
  onDone: () => void;
  onCancel: () => void;
}

interface Values {
  name: string;
  shared: boolean;
  /** Whether it takes what the list shows now. */
  replaced: boolean;
}

const validate = ({ name }: Values): FieldErrors => (name?.trim() ? {} : { name: 'ra.validation.required' });

/** Saves what the list shows under a name, or changes name, readers and content of a saved query, or removes it. */
export const SavedQueryForm = ({
  query,
  current,
  contents,
  saved,
  onDone,
  onCancel,
}: SavedQueryFormProps) => {
  const formId = useId();
  const [isRemoving, setIsRemoving] = useState(false);
  const finish = () => {
    void saved.query.refetch();
    onDone();
  };
  const { start, isRunning } = useAction<Values>({
    run: ({ name, shared, replaced }) => {
      const changes = { name: name.trim(), shared };
      if (!query) return saved.add({ ...changes, value: current });
      return saved.change(query, { ...changes, ...(replaced && { value: current }) });
    },
    successMessage: texts.saved,
    failureMessage: texts.notSaved,
    onSuccess: finish,
  });
  if (query && isRemoving)
    return <Removal query={query} saved={saved} onDone={finish} onCancel={() => setIsRemoving(false)} />;
  return (
    <Dialog
      title={query ? texts.changeOf(query.label) : texts.addTitle}
      about={!query && <Text tone="secondary">{texts.addAbout}</Text>}
      width="narrow"
      isFullOnPhone
      onClose={isRunning ? undefined : onCancel}
      actions={
        <>
          {query && (
            <Button color="error" disabled={isRunning} onClick={() => setIsRemoving(true)}>
              {texts.remove}
            </Button>
          )}
          <Button disabled={isRunning} onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button variant="contained" type="submit" form={formId} loading={isRunning}>
            {texts.save}
          </Button>
        </>
      }
    >
      <SimpleForm<Values>
        id={formId}
        isQuiet
        validate={validate}
        defaultValues={{ name: query?.label ?? '', shared: query?.shared ?? false, replaced: false }}
        onSubmit={start}
      >
        <Stack className="ui-dialog-fields">
          <TextInput source="name" label={texts.name} maxLength={maxSavedSearchName} required />
          <CheckboxInput source="shared" label={texts.shared} />
          {query && <CheckboxInput source="replaced" label={texts.replaced} />}
          {contents}
        </Stack>
      </SimpleForm>
    </Dialog>
  );
};

interface RemovalProps extends Pick<SavedQueryFormProps, 'saved' | 'onDone' | 'onCancel'> {
  query: SavedQuery;
}

const Removal = ({ query, saved, onDone, onCancel }: RemovalProps) => {
  const { start, isRunning } = useAction<void>({
    run: () => saved.remove(query),
    successMessage: texts.removed,
    failureMessage: texts.notRemoved,
    onSuccess: onDone,
  });
  return (
    <Confirm
      isOpen
      confirmColor="warning"
      title={texts.confirmRemoval(query.label)}
      content={query.shared && texts.lostToColleagues}
      loading={isRunning}
      onConfirm={() => void start()}
      onClose={onCancel}
    />
  );
};
