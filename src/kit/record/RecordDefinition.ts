import type { ComponentType } from 'react';
import type { Field } from '../fields/Field';

/** A part of a form under a heading of its own. */
export interface FormSection {
  /** Translation key of the heading. */
  title: string;
  fields: readonly Field[];
}

/** The form of a resource's records; its texts are `resources.<name>.record.…` (spec 2.10 and 2.11). */
export interface RecordDefinition {
  /** react-admin's name of the resource. */
  name: string;
  /** The list's URL; the record's pages lie below it. */
  path: string;
  sections: readonly FormSection[];
  /** Whether a record can be viewed at `/:id/details`; saving leads there, else to the list. */
  hasDetails: boolean;
  /** Whether nobody may change a record. */
  isReadOnly: boolean;
  /** Whether a record can be deleted, by whoever may `delete`. */
  isDeletable: boolean;
  /** The action without which changes can't be saved. */
  updateAction: string;
  /** What stands below the fields, in the same form. */
  Part?: ComponentType | undefined;
}

/** Texts of a page that shows a record. */
const shownTexts = ['section', 'view', 'notLoaded'] as const;
/** Texts of the pages that create and change one, besides. */
const savingTexts = ['create', 'edit', 'created', 'updated', 'notCreated', 'notUpdated'] as const;
/** Texts of deleting one, besides. */
const deletingTexts = ['confirmDelete', 'deleted', 'notDeleted'] as const;

type TextName = (typeof shownTexts | typeof savingTexts | typeof deletingTexts)[number];

/** Key of what one of its records is called. */
export const recordKind = (name: string): string => `resources.${name}.name`;

/** The translation key of one text of a resource's record pages. */
export const recordText = (name: string, text: TextName): string => `resources.${name}.record.${text}`;

/** Every translation key that the record pages of a resource need. */
export const recordPageTexts = ({
  name,
  isReadOnly,
  isDeletable,
}: Pick<RecordDefinition, 'name' | 'isReadOnly' | 'isDeletable'>): string[] => [
  recordKind(name),
  ...[...shownTexts, ...(isReadOnly ? [] : savingTexts), ...(isDeletable ? deletingTexts : [])].map((text) =>
    recordText(name, text),
  ),
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
