import type { DataProvider } from 'ra-core';
import type { PermissionRow } from '../../../contract/entities/user';
import type { Field } from '../../kit/fields/Field';
import { messages } from './messages';

const { reader, writer, updater } = messages.userAccess.grid;

/** Loads a field for each right of the permission grid, in its words: whether a user has it. For a history only. */
export const loadRightFields = async (
  dataProvider: DataProvider,
  userTypeId: number,
): Promise<readonly Field[]> => {
  const { data } = await dataProvider.getList<PermissionRow & { id: string }>('permissions', {
    filter: { userTypeId },
  });
  return data.flatMap(({ displayName, readerPermission, writerPermission, updaterPermission }) => [
    ...fieldOf(reader, displayName, readerPermission),
    ...fieldOf(writer, displayName, writerPermission),
    ...fieldOf(updater, displayName, updaterPermission),
  ]);
};

const fieldOf = (verb: string, access: string, right: string | null | undefined): Field[] =>
  right
    ? [
        {
          source: right,
          label: `${verb} ${access}`,
          kind: 'custom',
          text: ({ permissions = [] }, translate) =>
            translate(permissions.includes(right) ? 'kit.inputs.yes' : 'kit.inputs.no'),
        },
      ]
    : [];
