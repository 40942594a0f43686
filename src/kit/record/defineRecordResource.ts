import type { RaRecord } from 'ra-core';
import { type ComponentType, createElement } from 'react';
import type { Field, Source, TextKey } from '../fields/Field';
import type { RecordHistory } from '../history/RecordVersion';
import {
  defineResource,
  type MenuGroup,
  type ResourceDefinition,
  type Screen,
  type ScreenComponent,
} from '../resource/defineResource';
import { filtersOf } from '../search/Filter';
import type { DefaultSort, ListDefinition } from '../search/ListDefinition';
import {
  type FormSection,
  type RecordAction,
  type RecordDefinition,
  type RecordMode,
  recordPageTexts,
  recordPaths,
  recordText,
} from './RecordDefinition';
import { RecordPreview } from './RecordPreview';

/** A declared field, by its name or with what differs in this place, such as its label. */
type FieldUse<Row, Texts> = Source<Row> | Field<Row, Texts>;

/**
 * The declaration of a resource whose records are searched, listed, viewed, created and changed. Each field is declared
 * once; search, columns and sections refer to it.
 */
export interface RecordResource<Row extends RaRecord = RaRecord, Texts = unknown> {
  /** react-admin's name; the same as the folder's. */
  name: string;
  /** The list's URL; below it are the record's pages `/create`, `/:id/edit` and `/:id/details`. */
  path: string;
  /** The group of its item in the main navigation. */
  group?: MenuGroup;
  /** The position of its item in that group; lowest first. */
  position: number;
  /** The fields of a record, in the order of its form. */
  fields: readonly Field<Row, Texts>[];
  /** The filters, in order. A date, moment or money field gets two, one for each end of a range. */
  search: readonly FieldUse<Row, Texts>[];
  /** The columns, in order; a name that `fields` does not have is a text column. */
  columns: readonly FieldUse<Row, Texts>[];
  /** The order in which the list opens; by `id` when absent. */
  defaultSort?: DefaultSort;
  /** Parts of the form, each with the translation key of its heading; all fields under `record.section` when absent. */
  sections?: readonly { title: TextKey<Texts>; fields: readonly Source<Row>[] }[];
  /**
   * Whether users who may list the records can export all results as .xlsx and .csv, with the long texts that no table
   * has a column for and, where rows are imported, all that an import takes; `pageSize` is the number of rows that the
   * server returns at a time, 1000 for a plain resource.
   */
  exports?: true | { pageSize: number };
  /**
   * Whether users who may create records can import them from an .xlsx or .csv file; needs `importRecords` of the data
   * provider. Comes with a plain resource's declaration.
   */
  imports?: true | undefined;
  /** The capability (calls of our own) that it needs; menu item and screens exist only while /config.json lists it. */
  capability?: string;
  /** Whether nobody can create or change a record: there are only a list and a page for viewing. */
  readOnly?: true;
  /** The rows of rights of a plain resource's declaration; one for `delete` adds 'Eliminar' to the record's page. */
  access?: { readonly delete?: unknown };
  /**
   * Present if the changes of a record are kept, as a plain resource's declaration says: its page shows who changed what,
   * from what to what, and any version can be brought back. Read as the list `<name>/<id>/history`.
   */
  history?: RecordHistory & { readonly keptForDays?: number };
  /**
   * The fields that can be set at once for every result of a search, as a plain resource's declaration says; needs
   * `bulkEdit` of the data provider (`src/kit/bulkEdit/useBulkEdit.ts`).
   */
  bulkEdit?:
    | readonly string[]
    | { readonly fields: readonly string[]; readonly capability: string }
    | undefined;
  /** What people do with a record besides changing it, as a plain resource's declaration says: buttons on its page. */
  actions?: Readonly<Record<string, RecordAction>>;
  /** The field that holds a record's state, from which actions lead to another; with a plain resource's declaration. */
  states?: { readonly field: string };
  /** `false` if there is no page for viewing; rows then lead to the edit form, and saving leads to the list. */
  details?: false;
  /** The action without which changes can't be saved; `edit` when absent. */
  updateAction?: string;
  /** Loads a component that is rendered below the fields, in the same form. */
  loadPart?: () => Promise<ComponentType>;
  /** Loads a component that the list shows above its search. */
  loadAboveList?: () => Promise<ComponentType>;
}

/** The number of rows per request for a plain resource, which speaks ra-data-simple-rest's dialect. */
const plainPageSize = 1000;

/**
 * Declares a resource of records; the kit provides its list, search, form, guards, menu entry and toasts.
 * Actions: `list` and `show`; unless it is read-only also `create` and `edit`, and `delete` if `access` has it.
 * Texts: `resources.<name>.list.{title,row}`, `.record.…`, `.fields.…`.
 *
 * `Row` is the type of a record and `Texts` that of its messages; with both, a misspelt field or key is a type error.
 * @throws {Error} if search or a section names a field that `fields` does not have
 */
export const defineRecordResource = <Row extends RaRecord, Texts = unknown>(
  declaration: RecordResource<Row, NoInfer<Texts>>,
): ResourceDefinition => {
  const { name, path, group, position, exports, capability, readOnly = false } = declaration;
  const { updateAction = 'edit', actions, loadPart, loadAboveList: loadAbove } = declaration;
  const hasDetails = readOnly || declaration.details !== false;
  const isDeletable = !readOnly && declaration.access?.delete !== undefined;
  const { fields, search, columns, sections } = resolve(declaration);
  const record: RecordDefinition = {
    ...declaration,
    sections,
    hasDetails,
    isReadOnly: readOnly,
    isDeletable,
    updateAction,
    history: declaration.history,
  };
  const paths = recordPaths(record);
  const title = `resources.${name}.list.title`;
  const row = `resources.${name}.list.row`;

  const list: ListDefinition<Row> = {
    path,
    title,
    tableTitle: title,
    searchAction: 'list',
    search: search.flatMap((field) => filtersOf(field, labelOf(name, field))),
    columns,
    defaultSort: declaration.defaultSort,
    exportPageSize: exports === true ? plainPageSize : exports?.pageSize,
    exportedBesides: fields.filter(
      ({ source, kind }) =>
        (declaration.imports ? kind !== 'custom' && kind !== 'file' : kind === 'longText') &&
        !columns.some((column) => column.source === source),
    ),
    rowLink: hasDetails
      ? { label: row, action: 'show', to: ({ id }) => paths.details(id) }
      : { label: row, action: 'edit', to: ({ id }) => paths.edit(id) },
    create: readOnly ? undefined : { label: 'kit.record.add', to: paths.create, action: 'create' },
  };
  const { bulkEdit } = declaration;
  const { fields: bulkEdited, capability: ofBulkEdit } =
    bulkEdit && 'fields' in bulkEdit ? bulkEdit : { fields: bulkEdit, capability: undefined };
  const bulkUpdate = bulkEdited && {
    fields: fields.filter(({ source }) => bulkEdited.includes(source)) as Field[],
    action: updateAction,
    capability: ofBulkEdit,
  };
  const details: Screen = {
    path: paths.details(':id'),
    action: 'show',
    load: loadRecord(record, 'view', loadPart),
    Pending: recordPending(record, 'view'),
  };
  const saving: Screen[] = [
    { path: paths.create, action: 'create', load: loadRecord(record, 'create', loadPart) },
    {
      path: paths.edit(':id'),
      action: 'edit',
      load: loadRecord(record, 'edit', loadPart),
      Pending: recordPending(record, 'edit'),
    },
  ];

  return defineResource({
    name,
    capability,
    menu: [{ label: title, to: path, action: 'list', group, position }],
    screens: [
      {
        path,
        action: 'list',
        load: loadList(list, { imported: declaration.imports && fields, bulkUpdate, loadAbove }),
      },
      ...(readOnly ? [] : saving),
      ...(hasDetails ? [details] : []),
    ],
    actions: [
      ...(readOnly ? [] : [updateAction]),
      ...(isDeletable ? ['delete'] : []),
      ...Object.keys(actions ?? {}),
    ],
    texts: [
      title,
      row,
      ...recordPageTexts(record),
      ...sections.map((section) => section.title),
      ...[...search, ...columns, ...fields].map((field) => labelOf(name, field)),
    ],
  });
};

const labelOf = (name: string, { source, label }: Pick<Field, 'source' | 'label'>) =>
  label ?? `resources.${name}.fields.${source}`;

/**
 * Resolves the fields that a declaration refers to, each merged with its own declaration. The types of names and texts
 * have served their purpose in checking the declaration; from here on, fields are untyped.
 */
const resolve = <Row extends RaRecord, Texts>(declaration: RecordResource<Row, Texts>) => {
  const { name, readOnly } = declaration;
  const declared = (declaration.fields as readonly Field<Row>[]).map((field) =>
    field.kind === 'lookup' && field.lookup.namesOnly
      ? {
          ...field,
          lookup: { size: plainPageSize, ...field.lookup, resource: `${name}/choices/${field.source}` },
        }
      : field,
  );
  const fields = readOnly ? declared.map((field) => ({ ...field, readOnly })) : declared;
  const find = (source: string) => fields.find((field) => field.source === source);
  const known = (source: string, place: string): Field<Row> => {
    const field = find(source);
    if (!field) throw new Error(`${name}: ${place} names ${source}, which its fields do not have`);
    return field;
  };
  const used = (use: FieldUse<Row, Texts>) => {
    const own = (typeof use === 'string' ? { source: use } : use) as Field<Row>;
    return { ...find(own.source), ...own } as Field<Row>;
  };
  const { search, columns, sections = [{ title: recordText(name, 'section'), fields }] } = declaration;
  return {
    fields,
    search: search.map((use) => (typeof use === 'string' ? known(use, 'search') : used(use))) as Field[],
    columns: columns.map(used),
    sections: sections.map((section): FormSection => {
      const title = String(section.title);
      const sources = section.fields.map((field) => (typeof field === 'string' ? field : field.source));
      return { title, fields: sources.map((source) => known(source, title) as Field) };
    }),
  };
};

const pages = {
  create: () => import('./RecordScreens').then((page) => page.CreateRecord),
  edit: () => import('./RecordScreens').then((page) => page.EditRecord),
  view: () => import('./RecordScreens').then((page) => page.ViewRecord),
};

/** Loads the list of a declared resource, with its own parts. */
const loadList =
  <Row extends RaRecord>(
    definition: ListDefinition<Row>,
    { imported, bulkUpdate, loadAbove }: ListParts<Row>,
  ) =>
  async (): Promise<ScreenComponent> => {
    const [{ listScreen }, imports, bulk, Above] = await Promise.all([
      import('../search/List'),
      imported && import('../imports/importButton'),
      bulkUpdate && import('./BulkUpdateButton'),
      loadAbove?.(),
    ]);
    const bulkActionButtons = bulk && bulkUpdate && (() => createElement(bulk.BulkUpdateButton, bulkUpdate));
    const complete = {
      ...definition,
      ...(imports && { PageActions: imports.importButton(definition.title, imported as readonly Field[]) }),
      ...(bulkActionButtons && { bulkActionButtons }),
    };
    return listScreen(complete, Above);
  };

/** What some lists of declared resources have, each loaded only with those. */
interface ListParts<Row extends RaRecord> {
  /** The fields that a file of rows can fill. */
  readonly imported: readonly Field<Row>[] | undefined;
  readonly bulkUpdate: BulkUpdate | undefined;
  readonly loadAbove: (() => Promise<ComponentType>) | undefined;
}

/** The fields that a list's bulk edit can set, and the action that it requires. */
interface BulkUpdate {
  readonly fields: readonly Field[];
  readonly action: string;
  /** The calls that it needs, where they are not the resource's own. */
  readonly capability: string | undefined;
}

/** Loads the record page of a declared resource for a mode, with the extra part of its form, if any. */
const loadRecord =
  (definition: RecordDefinition, mode: RecordMode, loadPart?: () => Promise<ComponentType>) =>
  async (): Promise<ComponentType> => {
    const [RecordPage, Part] = await Promise.all([pages[mode](), loadPart?.()]);
    const whole = { ...definition, Part };
    return () => createElement(RecordPage, { definition: whole });
  };

/** Returns the component that is shown until a record's page is loaded. */
const recordPending =
  (definition: RecordDefinition, mode: RecordMode): ComponentType =>
  () =>
    createElement(RecordPreview, { definition, mode });
