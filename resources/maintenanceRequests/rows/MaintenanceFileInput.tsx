import { useGetList, useGetOne } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { RecordOf } from '../../../contract/records/defineRecords';
import { maintenanceFiles } from '../../../contract/records/maintenanceFiles';
import { useCapability } from '../../../src/kit/access/useCapability';
import { formatMoment } from '../../../src/kit/format/lisbonTime';
import type { InputProps } from '../../../src/kit/inputs/InputProps';
import { SelectInput } from '../../../src/kit/inputs/SelectInput';

type MaintenanceFile = RecordOf<typeof maintenanceFiles>;

/**
 * The filter by the file that requests came from. Present only if the list was opened for a file; also offers
 * the newest files.
 */
export const MaintenanceFileInput = (props: InputProps) => {
  const isOffered = useCapability(maintenanceFiles.name);
  const { getValues } = useFormContext();
  const [isOpenedForFile] = useState(() => Boolean(getValues(props.source)));
  return isOffered && isOpenedForFile && <FileSelect {...props} />;
};

const offeredFiles = 100;

const FileSelect = (props: InputProps) => {
  const {
    data = [],
    error,
    isPending,
    refetch,
  } = useGetList<MaintenanceFile>(maintenanceFiles.name, {
    sort: { field: 'createdOn', order: 'DESC' },
    pagination: { page: 1, perPage: offeredFiles },
  });
  const chosenId: number | null = useWatch({ name: props.source });
  const isOlder = !isPending && chosenId !== null && data.every(({ id }) => id !== chosenId);
  const { data: older } = useGetOne<MaintenanceFile>(
    maintenanceFiles.name,
    { id: chosenId ?? 0 },
    { enabled: isOlder },
  );
  const choices = (isOlder && older ? [...data, older] : data).map((file) => ({
    id: file.id,
    text: nameOf(file),
  }));
  return <SelectInput {...props} choices={choices} onOpen={() => error && void refetch()} />;
};

const nameOf = ({ filename, createdOn }: MaintenanceFile) =>
  [formatMoment(createdOn), filename].filter(Boolean).join(' · ');
