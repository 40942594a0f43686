import type { RaRecord } from 'ra-core';
import { type ComponentType, createElement } from 'react';
import type { ScreenComponent } from '../resource/defineResource';
import type { ListDefinition } from '../search/ListDefinition';
import type { RecordDefinition } from './RecordDefinition';
import { RecordPreview } from './RecordPreview';
import type { RecordMode } from './recordMode';

const pages = {
  create: () => import('./CreateRecord').then((page) => page.CreateRecord),
  edit: () => import('./EditRecord').then((page) => page.EditRecord),
  view: () => import('./ViewRecord').then((page) => page.ViewRecord),
};

/** Loads the list of a declared resource. */
export const loadList =
  <Row extends RaRecord>(definition: ListDefinition<Row>) =>
  async (): Promise<ScreenComponent> =>
    (await import('../search/ListPage')).listScreen(definition);

/** Loads the record page of a declared resource for a mode, with the extra part of its form, if any. */
export const loadRecord =
  (definition: RecordDefinition, mode: RecordMode, loadPart?: () => Promise<ComponentType>) =>
  async (): Promise<ComponentType> => {
    const [RecordPage, Part] = await Promise.all([pages[mode](), loadPart?.()]);
    const whole = { ...definition, Part };
    return () => createElement(RecordPage, { definition: whole });
  };

/** Returns the component that is shown until a record's page is loaded. */
export const recordPending =
  (definition: RecordDefinition, mode: RecordMode): ComponentType =>
  () =>
    createElement(RecordPreview, { definition, mode });
