import { CreateBase, useCreateContext } from 'ra-core';
import type { RecordDefinition } from './RecordDefinition';
import { RecordForm, type RecordFormProps } from './RecordForm';
import { useSaving, wholeRecord } from './useSaving';

const EmptyForm = ({ definition, saved }: Pick<RecordFormProps, 'definition' | 'saved'>) => {
  const { save, saving } = useCreateContext();
  return (
    <RecordForm
      definition={definition}
      mode="create"
      isSaving={saving}
      saved={saved}
      onSubmit={async (values) => save?.(values)}
    />
  );
};

/** The page for a new record (spec 2.10 and 2.11). */
export const CreateRecord = ({ definition }: { definition: RecordDefinition }) => {
  const { saved, outcome } = useSaving(definition, 'created', 'notCreated');
  return (
    <CreateBase disableAuthentication redirect={false} mutationOptions={{ ...outcome, meta: wholeRecord }}>
      <EmptyForm definition={definition} saved={saved} />
    </CreateBase>
  );
};
