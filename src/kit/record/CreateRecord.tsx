import { CreateBase, useCreateContext } from 'ra-core';
import type { RecordDefinition } from './RecordDefinition';
import { RecordForm } from './RecordForm';
import { useSaving, wholeRecord } from './useSaving';

const EmptyForm = ({ definition }: { definition: RecordDefinition }) => {
  const { save, saving } = useCreateContext();
  // What save resolves to would be put into the form as errors of its fields; the toast has told them.
  return (
    <RecordForm
      definition={definition}
      mode="create"
      isSaving={saving}
      onSubmit={async (values) => {
        await save?.(values);
      }}
    />
  );
};

/** The page for a new record (spec 2.10 and 2.11). */
export const CreateRecord = ({ definition }: { definition: RecordDefinition }) => {
  const outcome = useSaving(definition, 'created', 'notCreated');
  return (
    <CreateBase disableAuthentication redirect={false} mutationOptions={{ ...outcome, meta: wholeRecord }}>
      <EmptyForm definition={definition} />
    </CreateBase>
  );
};
