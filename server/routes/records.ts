import { auditRecords } from '../../contract/records/auditRecords';
import { lookupFields } from '../../contract/records/recordChoices';
import type { AppParts } from '../http/appParts';
import { plainResources } from '../http/listCalls';
import type { Mount } from '../http/mount';
import { actionFunctions } from '../services/records/actionFunctions';
import { actOnRecord } from '../services/records/actOnRecord';
import { bulkEditRecords, previewBulkEdit as previewOfBulkEdit } from '../services/records/bulkEditRecords';
import { importRecords } from '../services/records/imports/importRecords';
import { listHistory } from '../services/records/listHistory';
import { namedTarget } from '../services/records/lookupTarget';
import { listChoices } from '../services/records/recordLookups';
import { type PlainResource, recordSource } from '../services/records/recordSources';
import {
  createRecord,
  deleteRecord,
  listRecords,
  readRecord,
  readRecordFile,
  type StoredRecord,
  updateRecord,
} from '../services/records/recordVerbs';
import { withCallNamed } from './withCallNamed';

const declared = (): PlainResource[] =>
  plainResources.map((resource) => ({
    ...resource,
    functions: actionFunctions(resource.declaration),
    source: recordSource(resource.declaration),
  }));

/** The calls of every plain resource that contract/records declares. */
export const recordRoutes = (mount: Mount, _parts: AppParts, resources = declared()): void => {
  for (const resource of resources) {
    const { list, read, history, create, import: importing } = resource.calls;
    const { update, previewBulkEdit, bulkEdit, remove } = resource.calls;
    const presentFound = resource.declaration.name === auditRecords.name ? presentEvent : presentRecord;
    for (const field of lookupFields(resource.declaration)) {
      const call = resource.choices[field.source];
      if (!call) continue;
      namedTarget(resource.declaration, field);
      mount.list(call, (context, input) => listChoices(context, resource, field, input));
    }
    for (const [field, call] of Object.entries(resource.downloads))
      mount.download(call, (context, input) => readRecordFile(context, resource, field, input));
    for (const [action, call] of Object.entries(resource.actions))
      mount.call(call, async (context, input) =>
        presentRecord(await actOnRecord(context, resource, action, input)),
      );
    if (list)
      mount.list(list, async (context, input) => {
        const { items, ...paging } = await listRecords(context, resource, input);
        return { ...paging, items: items.map(presentFound) };
      });
    if (read)
      mount.call(read, async (context, input) => presentFound(await readRecord(context, resource, input)));
    if (history) mount.list(history, (context, input) => listHistory(context, resource, input));
    if (create)
      mount.call(create, async (context, input) =>
        presentRecord(await createRecord(context, resource, input)),
      );
    if (importing) mount.call(importing, (context, input) => importRecords(context, resource, input));
    if (update)
      mount.call(update, async (context, input) =>
        presentRecord(await updateRecord(context, resource, input)),
      );
    if (previewBulkEdit)
      mount.call(previewBulkEdit, (context, input) => previewOfBulkEdit(context, resource, input));
    if (bulkEdit) mount.call(bulkEdit, (context, input) => bulkEditRecords(context, resource, input));
    if (remove)
      mount.call(remove, async (context, input) =>
        presentRecord(await deleteRecord(context, resource, input)),
      );
  }
};

/** Presents a record of a plain resource, with moments in ISO 8601. */
const presentRecord = <Stored extends StoredRecord>(record: Stored): Stored => ({
  ...record,
  ...Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) =>
      value instanceof Date ? [[name, value.toISOString()]] : [],
    ),
  ),
});

const presentEvent = <Stored extends StoredRecord>(event: Stored): Stored =>
  presentRecord({ ...event, detail: withCallNamed(event.detail) });
