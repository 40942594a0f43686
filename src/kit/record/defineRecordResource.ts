import type { RaRecord } from 'ra-core';
import type { ComponentType } from 'react';
import type { Field, Source } from '../fields/Field';
import type { TextKey } from '../fields/Texts';
import { defineResource, type ResourceDefinition, type Screen } from '../resource/defineResource';
import { filtersOf } from '../search/Filter';
import type { ListDefinition } from '../search/ListDefinition';
import type { DefaultSort } from '../search/listSort';
import {
  type FormSection,
  type RecordDefinition,
  recordPageTexts,
  recordPaths,
  recordText,
} from './RecordDefinition';
import { loadList, loadRecord, recordPending } from './recordScreens';

/** One of the declared fields by its name, or with something that is different there, such as its label. */
type FieldUse<Row, Texts> = Source<Row> | Field<Row, Texts>;

/**
 * A resource whose records are searched, listed, viewed, created and changed, declared as data. Each field is declared once;
 * search, columns and sections name them.
 */
export interface RecordResource<Row extends RaRecord = RaRecord, Texts = unknown> {
  /** react-admin's name; the same as the folder's. */
  name: string;
  /** The list's URL; the record's pages are `/create`, `/:id/edit` and `/:id/details` below it. */
  path: string;
  /** Where its item stands in the main navigation; lowest first. */
  position: number;
  /** What a record holds, in the order of its form. */
  fields: readonly Field<Row, Texts>[];
  /** The filters: fields, in their order. Of a day, a moment or an amount there are two, the ends of a range. */
  search: readonly FieldUse<Row, Texts>[];
  /** The columns: fields, in their order; a name that `fields` does not have is a text. */
  columns: readonly FieldUse<Row, Texts>[];
  /** The order that its list opens in; by `id` when absent. */
  defaultSort?: DefaultSort;
  /** Parts of the form, each with the key of its heading; all fields under `record.section` when absent. */
  sections?: readonly { title: TextKey<Texts>; fields: readonly Source<Row>[] }[];
  /**
   * Whether all that is found can be exported as .xlsx and .csv, by whoever may list it; `pageSize` is how many rows the server answers at
   * a time, 1000 for a plain resource.
   */
  exports?: true | { pageSize: number };
  /** Names the calls of our own that the resource needs: its menu item and screens are there only while /config.json lists them. */
  extension?: string;
  /** Nobody creates or changes a record: there are a list and a page for viewing. */
  readOnly?: true;
  /** Its rows of rights, as a plain resource's declaration has them: with one for `delete` there is 'Eliminar' on the record's page. */
  access?: { readonly delete?: unknown };
  /** `false`: no page for viewing; rows lead to editing, saving to the list. */
  details?: false;
  /** The action without which changes can't be saved; `edit` when absent. */
  updateAction?: string;
  /** Loads what stands below the fields, in the same form. */
  loadPart?: () => Promise<ComponentType>;
}

/** The rows that ra-data-simple-rest's dialect asks for at a time. */
const plainPageSize = 1000;

/**
 * Declares a resource of records: the kit draws list, search, form, guards, menu entry and toasts.
 * Actions: `list`, `show`, and unless it is read-only `create` and `edit`, and `delete` where `access` has it. Texts: `resources.<name>.list.{title,row}`, `.record.…`, `.fields.…`.
 *
 * `Row` is the type of a record and `Texts` that of the resource's messages: with them a misspelt field or key is a type error.
 * @throws {Error} when search or a section names a field that `fields` does not have
 */
export const defineRecordResource = <Row extends RaRecord, Texts = unknown>(
  declaration: RecordResource<Row, NoInfer<Texts>>,
): ResourceDefinition => {
  const { name, path, position, exports, extension, readOnly = false } = declaration;
  const { updateAction = 'edit', loadPart } = declaration;
  const hasDetails = readOnly || declaration.details !== false;
  const isDeletable = !readOnly && declaration.access?.delete !== undefined;
  const { fields, search, columns, sections } = resolve(declaration);
  const record: RecordDefinition = {
    name,
    path,
    sections,
    hasDetails,
    isReadOnly: readOnly,
    isDeletable,
    updateAction,
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
    rowLink: hasDetails
      ? { label: row, action: 'show', to: ({ id }) => paths.details(id) }
      : { label: row, action: 'edit', to: ({ id }) => paths.edit(id) },
    create: readOnly ? undefined : { label: 'kit.record.add', to: paths.create, action: 'create' },
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
    extension,
    menu: [{ label: title, to: path, action: 'list', position }],
    screens: [
      { path, action: 'list', load: loadList(list) },
      ...(readOnly ? [] : saving),
      ...(hasDetails ? [details] : []),
    ],
    actions: [...(readOnly ? [] : [updateAction]), ...(isDeletable ? ['delete'] : [])],
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
 * The fields that a declaration names, each with all that is said of it. What is known of names and texts has done its part once the
 * declaration is typed; from here on a field is one of any record.
 */
const resolve = <Row extends RaRecord, Texts>(declaration: RecordResource<Row, Texts>) => {
  const { name, readOnly } = declaration;
  const declared = declaration.fields as readonly Field<Row>[];
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
