import { EditBase, useEditContext } from 'ra-core';
import type { RecordDefinition } from './RecordDefinition';
import { RecordForm } from './RecordForm';
import { RecordPreview } from './RecordPreview';
import { useLoadFailure } from './useLoadFailure';
import { useSaving, wholeRecord } from './useSaving';

const FilledForm = ({ definition }: { definition: RecordDefinition }) => {
  const { record, save, saving } = useEditContext();
  if (!record) return <RecordPreview definition={definition} mode="edit" />;
  return (
    <RecordForm
      definition={definition}
      mode="edit"
      isSaving={saving}
      onSubmit={async (values) => {
        await save?.(values);
      }}
    />
  );
};

/** The page for changing a record (spec 2.10 and 2.11). */
export const EditRecord = ({ definition }: { definition: RecordDefinition }) => {
  const onError = useLoadFailure(definition);
  const outcome = useSaving(definition, 'updated', 'notUpdated');
  return (
    <EditBase
      disableAuthentication
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={{ meta: wholeRecord, onError }}
      mutationOptions={{ ...outcome, meta: wholeRecord }}
    >
      <FilledForm definition={definition} />
    </EditBase>
  );
};
