import { auditRecords } from '../../contract/records/auditRecords';
import type { RecordOf } from '../../contract/records/defineRecords';
import { defineRecordResource } from '../../src/kit/record/defineRecordResource';
import type { messages } from './messages';

/** The audit trail, for users with the right to read it; not in the specification. */
export const resource = defineRecordResource<RecordOf<typeof auditRecords>, typeof messages>({
  ...auditRecords,
  extension: auditRecords.name,
  path: '/auditRecords',
  position: 9,
  search: ['occurredOn', 'actorName', 'action', 'applicationId', 'subject', 'remoteAddress'],
  columns: ['occurredOn', 'actorName', 'action', 'subject', 'subjectId', 'applicationId', 'remoteAddress'],
  exports: true,
  readOnly: true,
});
