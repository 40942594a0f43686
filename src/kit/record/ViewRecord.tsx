import { ShowBase, useShowContext } from 'ra-core';
import type { RecordDefinition } from './RecordDefinition';
import { RecordForm } from './RecordForm';
import { RecordPreview } from './RecordPreview';
import { useLoadFailure } from './useLoadFailure';
import { wholeRecord } from './useSaving';

const ShownForm = ({ definition }: { definition: RecordDefinition }) => {
  const { record } = useShowContext();
  return record ? (
    <RecordForm definition={definition} mode="view" />
  ) : (
    <RecordPreview definition={definition} mode="view" />
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
