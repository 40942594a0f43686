import type { ComponentType } from 'react';
import type { RecordField } from './RecordField';

/** The form of a resource's records; its texts are `resources.<name>.record.…` (spec 2.10 and 2.11). */
export interface RecordDefinition {
  /** react-admin's name of the resource. */
  name: string;
  /** The list's URL; the record's pages lie below it. */
  path: string;
  fields: readonly RecordField[];
  /** Whether a record can be viewed at `/:id/details`; saving leads there, else to the list. */
  hasDetails: boolean;
  /** The action without which changes can't be saved. */
  updateAction: string;
  /** What stands below the fields, in the same form. */
  Part?: ComponentType | undefined;
}

const textNames = [
  'section',
  'create',
  'edit',
  'view',
  'created',
  'updated',
  'notCreated',
  'notUpdated',
  'notLoaded',
] as const;

/** Key of what one of its records is called. */
export const recordKind = (name: string): string => `resources.${name}.name`;

/** The translation key of one text of a resource's record pages. */
export const recordText = (name: string, text: (typeof textNames)[number]): string =>
  `resources.${name}.record.${text}`;

/** Every translation key that the record pages of a resource need. */
export const recordTexts = (name: string): string[] => [
  recordKind(name),
  ...textNames.map((text) => recordText(name, text)),
];

/** Where the pages of a record are. */
export const recordPaths = ({ path, hasDetails }: Pick<RecordDefinition, 'path' | 'hasDetails'>) => {
  const details = (id: unknown) => `${path}/${id}/details`;
  return {
    list: path,
    create: `${path}/create`,
    edit: (id: unknown) => `${path}/${id}/edit`,
    details,
    /** Where saving a record leads. */
    afterSave: (id: unknown) => (hasDetails && id ? details(id) : path),
  };
};
