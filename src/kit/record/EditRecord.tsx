import { EditBase, useEditContext } from 'ra-core';
import type { RecordDefinition } from './RecordDefinition';
import { RecordForm, type RecordFormProps } from './RecordForm';
import { RecordPreview } from './RecordPreview';
import { useLoadFailure } from './useLoadFailure';
import { useSaving, wholeRecord } from './useSaving';

const FilledForm = ({ definition, saved }: Pick<RecordFormProps, 'definition' | 'saved'>) => {
  const { record, save, saving } = useEditContext();
  if (!record) return <RecordPreview definition={definition} mode="edit" />;
  return (
    <RecordForm
      definition={definition}
      mode="edit"
      isSaving={saving}
      saved={saved}
      onSubmit={async (values) => save?.(values)}
    />
  );
};

/** The page for changing a record (spec 2.10 and 2.11). */
export const EditRecord = ({ definition }: { definition: RecordDefinition }) => {
  const onError = useLoadFailure(definition);
  const { saved, outcome } = useSaving(definition, 'updated', 'notUpdated');
  return (
    <EditBase
      disableAuthentication
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={{ meta: wholeRecord, onError }}
      mutationOptions={{ ...outcome, meta: wholeRecord }}
    >
      <FilledForm definition={definition} saved={saved} />
    </EditBase>
  );
};
