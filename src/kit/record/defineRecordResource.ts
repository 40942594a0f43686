import type { RaRecord } from 'ra-core';
import type { ComponentType } from 'react';
import { defineResource, type ResourceDefinition, type Screen } from '../resource/defineResource';
import type { DefaultSort, ListDefinition } from '../search/ListDefinition';
import type { SearchField } from '../search/SearchField';
import type { Column } from '../table/Column';
import { type RecordDefinition, recordPaths, recordTexts } from './RecordDefinition';
import type { RecordField } from './RecordField';
import { loadList, loadRecord, recordPending } from './recordScreens';

/** A resource whose records are searched, listed, viewed, created and changed, declared as data. */
export interface RecordResource<Row extends RaRecord = RaRecord> {
  /** react-admin's name; the same as the folder's. */
  name: string;
  /** The list's URL; the record's pages are `/create`, `/:id/edit` and `/:id/details` below it. */
  path: string;
  /** Where its item stands in the main navigation; lowest first. */
  position: number;
  search: readonly SearchField[];
  columns: readonly Column<Row>[];
  /** The order that its list opens in; by `id` when absent. */
  defaultSort?: DefaultSort;
  fields: readonly RecordField[];
  /** `false`: no page for viewing; rows lead to editing, saving to the list. */
  details?: false;
  /** The action without which changes can't be saved; `edit` when absent. */
  updateAction?: string;
  /** Loads what stands below the fields, in the same form. */
  loadPart?: () => Promise<ComponentType>;
}

/**
 * Declares a resource of records: the kit draws list, search, form, guards, menu entry and toasts.
 * Actions: `list`, `create`, `edit` and `show`. Texts: `resources.<name>.list.{title,row}`, `.record.…`, `.fields.…`.
 */
export const defineRecordResource = <Row extends RaRecord>(
  declaration: RecordResource<Row>,
): ResourceDefinition => {
  const { name, path, position, search, columns, fields, updateAction = 'edit', loadPart } = declaration;
  const hasDetails = declaration.details !== false;
  const record: RecordDefinition = { name, path, fields, hasDetails, updateAction };
  const paths = recordPaths(record);
  const title = `resources.${name}.list.title`;
  const row = `resources.${name}.list.row`;

  const list: ListDefinition<Row> = {
    path,
    title,
    tableTitle: title,
    searchAction: 'list',
    search,
    columns,
    defaultSort: declaration.defaultSort,
    rowLink: hasDetails
      ? { label: row, action: 'show', to: ({ id }) => paths.details(id) }
      : { label: row, action: 'edit', to: ({ id }) => paths.edit(id) },
    create: { label: 'kit.record.add', to: paths.create, action: 'create' },
  };
  const details: Screen = {
    path: paths.details(':id'),
    action: 'show',
    load: loadRecord(record, 'view', loadPart),
    Pending: recordPending(record, 'view'),
  };
  const labels = [...search, ...columns, ...fields].map(
    ({ source, label }) => label ?? `resources.${name}.fields.${source}`,
  );

  return defineResource({
    name,
    menu: [{ label: title, to: path, action: 'list', position }],
    screens: [
      { path, action: 'list', load: loadList(list) },
      { path: paths.create, action: 'create', load: loadRecord(record, 'create', loadPart) },
      {
        path: paths.edit(':id'),
        action: 'edit',
        load: loadRecord(record, 'edit', loadPart),
        Pending: recordPending(record, 'edit'),
      },
      ...(hasDetails ? [details] : []),
    ],
    actions: [updateAction],
    texts: [title, row, ...recordTexts(name), ...labels],
  });
};
