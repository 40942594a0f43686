import { type ComponentType, createContext, useContext } from 'react';
import type { Field } from '../fields/Field';
import type { RecordHistory } from '../history/RecordVersion';

/** A part of a form with its own heading. */
export interface FormSection {
  /** Translation key of the heading. */
  title: string;
  fields: readonly Field[];
}

/** Something that people do with a record besides changing it, as the declaration of a plain resource says. */
export interface RecordAction {
  /** What its button says, and its dialog: a message key or text. */
  readonly labelText: string;
  /** The toast once it is done: a message key or text. */
  readonly doneText: string;
  /** The states that it leads out of; without these its button is always there. */
  readonly move?: { readonly from: readonly string[] };
  /** The text that it asks for; without one it asks for confirmation. */
  readonly reason?: { readonly labelText: string; readonly maxLength: number; readonly required?: true };
}

/** The definition of a resource's record form; its texts are `resources.<name>.record.…` (spec 2.10 and 2.11). */
export interface RecordDefinition {
  /** react-admin's name of the resource. */
  name: string;
  /** The list's URL; the record's pages are below it. */
  path: string;
  sections: readonly FormSection[];
  /** Whether a record can be viewed at `/:id/details`; saving leads there, otherwise to the list. */
  hasDetails: boolean;
  /** Whether nobody may change a record. */
  isReadOnly: boolean;
  /** Whether a record can be deleted by users with the action `delete`. */
  isDeletable: boolean;
  /** The action without which changes can't be saved. */
  updateAction: string;
  /** Present if its changes are kept; the record's own page then shows them. */
  history?: RecordHistory | undefined;
  /** Its actions, by the names under which rights are asked for. */
  actions?: Readonly<Record<string, RecordAction>> | undefined;
  /** The field that holds a record's state, out of which actions lead. */
  states?: { readonly field: string } | undefined;
  /** Rendered below the fields, in the same form. */
  Part?: ComponentType | undefined;
}

/** The texts of a page that shows a record. */
const shownTexts = ['section', 'view', 'notLoaded'] as const;
/** The additional texts of the pages that create and change one. */
const savingTexts = ['create', 'edit', 'created', 'updated', 'notCreated', 'notUpdated'] as const;
/** The additional texts for deleting one. */
const deletingTexts = ['confirmDelete', 'deleted', 'notDeleted'] as const;

type TextName = (typeof shownTexts | typeof savingTexts | typeof deletingTexts)[number];

/** Returns the translation key of the word for a record of a resource. */
export const recordKind = (name: string): string => `resources.${name}.name`;

/** Returns the translation key of a text of a resource's record pages. */
export const recordText = (name: string, text: TextName): string => `resources.${name}.record.${text}`;

/** Returns every translation key that the record pages of a resource need. */
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

/** Returns the paths of a record's pages. */
export const recordPaths = ({ path, hasDetails }: Pick<RecordDefinition, 'path' | 'hasDetails'>) => {
  const details = (id: unknown) => `${path}/${id}/details`;
  return {
    list: path,
    create: `${path}/create`,
    edit: (id: unknown) => `${path}/${id}/edit`,
    details,
    /** The page to show after a record was saved. */
    afterSave: (id: unknown) => (hasDetails && id ? details(id) : path),
  };
};

/** What a record's page is for, decided by its route (spec 4, User/provider form modes). */
export type RecordMode = 'create' | 'edit' | 'view';

/** Provides the state of the surrounding form, for `useRecordMode`. */
export const RecordModeContext = createContext<{ mode: RecordMode; isDisabled: boolean }>({
  mode: 'view',
  isDisabled: true,
});

/** Returns the form's mode, and whether its inputs are disabled: when viewing, or without the right to save. */
export const useRecordMode = () => useContext(RecordModeContext);
