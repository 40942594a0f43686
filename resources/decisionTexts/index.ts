import { decisionTexts } from '../../contract/records/decisionTexts';
import type { RecordOf } from '../../contract/records/defineRecords';
import { defineRecordResource } from '../../src/kit/record/defineRecordResource';
import type { messages } from './messages';

/** Reasons that the regulator's staff choose from; not in the specification. */
export const resource = defineRecordResource<RecordOf<typeof decisionTexts>, typeof messages>({
  ...decisionTexts,
  capability: decisionTexts.name,
  path: '/decisionTexts',
  group: 'settings',
  position: 1,
  search: ['title', 'text', 'decision', 'active'],
  columns: ['title', 'decision', 'order', 'active'],
  exports: true,
});
