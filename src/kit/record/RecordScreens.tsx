import {
  CreateBase,
  EditBase,
  HttpError,
  type RaRecord,
  ShowBase,
  useCreateContext,
  useEditContext,
  useNotify,
  useRefresh,
  useShowContext,
  useTranslate,
} from 'ra-core';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { isAnswerAboutField } from '../form/fieldErrors';
import { useTakeBack } from '../navigation/visitedPaths';
import { useNotifyFailure } from '../notifications/useNotifyFailure';
import { type RecordDefinition, recordKind, recordText } from './RecordDefinition';
import { RecordForm, type RecordFormProps } from './RecordForm';
import { RecordPreview } from './RecordPreview';

/** The page for a new record (spec 2.10 and 2.11). */
export const CreateRecord = ({ definition }: { definition: RecordDefinition }) => {
  const { saved, outcome } = useSaving(definition, 'created', 'notCreated');
  return (
    <CreateBase disableAuthentication redirect={false} mutationOptions={{ ...outcome, meta: wholeRecord }}>
      <EmptyForm definition={definition} saved={saved} />
    </CreateBase>
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

/** The page for viewing a record, with its inputs disabled (spec 2.10). */
export const ViewRecord = ({ definition }: { definition: RecordDefinition }) => {
  const onError = useLoadFailure(definition);
  return (
    <ShowBase disableAuthentication queryOptions={{ meta: wholeRecord, onError }}>
      <ShownForm definition={definition} />
    </ShowBase>
  );
};

/** Query meta that keeps the whole record apart from the list row that react-admin caches under the same id. */
const wholeRecord = { whole: true };

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

const FilledForm = ({ definition, saved }: Pick<RecordFormProps, 'definition' | 'saved'>) => {
  const { record, save, saving } = useEditContext();
  if (!record) return <RecordPreview definition={definition} mode="edit" />;
  return (
    <RecordForm
      key={record.id}
      definition={definition}
      mode="edit"
      isSaving={saving}
      saved={saved}
      onSubmit={async (values) => save?.(values)}
    />
  );
};

const ShownForm = ({ definition }: { definition: RecordDefinition }) => {
  const { record } = useShowContext();
  return record ? (
    <RecordForm key={record.id} definition={definition} mode="view" />
  ) : (
    <RecordPreview definition={definition} mode="view" />
  );
};

/**
 * Handles the outcome of saving: a toast (the `notice` of what is answered, a translation key, if it has one), and on success the saved record for its form; a failure that a field
 * reports has no toast (spec 2.10, 2.11 and 8). After a conflict the record is fetched again, so that the next save
 * is based on the other user's changes; what was typed is kept.
 */
const useSaving = (
  definition: RecordDefinition,
  success: 'created' | 'updated',
  failure: 'notCreated' | 'notUpdated',
) => {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const { key: visit } = useLocation();
  const [saved, setSaved] = useState<Pick<RaRecord, 'id'> & { visit: string }>();
  const outcome = {
    onSuccess: ({ id, notice }: Pick<RaRecord, 'id'> & { notice?: string }) => {
      notify(notice ?? recordText(definition.name, success), { type: 'success' });
      setSaved({ id, visit });
    },
    onError: (error: Error) => {
      if (!isAnswerAboutField(error)) notifyFailure(error, recordText(definition.name, failure));
      if (error instanceof HttpError && error.status === conflict) refresh();
    },
  };
  // A save that was left for the form of another record takes nobody away from that.
  return { saved: saved?.visit === visit ? saved : undefined, outcome };
};

const conflict = 409;

/** Returns a handler for a failed load of a record; it tells the user and takes them back (spec 8, Users/providers). */
const useLoadFailure = ({ name, path }: RecordDefinition) => {
  const notifyFailure = useNotifyFailure();
  const takeBack = useTakeBack(path);
  const translate = useTranslate();
  const { id } = useParams();
  const kind = translate(recordKind(name), { smart_count: 1 });
  return (error: Error) => {
    notifyFailure(error, recordText(name, 'notLoaded'), { text: 'kit.record.unknown', names: { kind, id } });
    takeBack();
  };
};
