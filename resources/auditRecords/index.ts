import { statusName } from '../../contract/entities/statusTexts';
import { auditRecords } from '../../contract/records/auditRecords';
import type { RecordOf } from '../../contract/records/defineRecords';
import { formatMomentWithSeconds } from '../../src/kit/format/lisbonTime';
import { defineRecordResource } from '../../src/kit/record/defineRecordResource';
import type { messages } from './messages';

type AuditRecord = RecordOf<typeof auditRecords>;
type ShownField = Parameters<typeof defineRecordResource<AuditRecord, typeof messages>>[0]['fields'][number];

/** The texts of the fields that say more than their value. */
const texts: Partial<Record<keyof AuditRecord, ShownField['text']>> = {
  occurredOn: ({ occurredOn }) => formatMomentWithSeconds(occurredOn),
  // What nobody did came from a job of the server, or over the network from a visitor without a session.
  actorName: ({ actorName, remoteAddress }, translate) =>
    actorName ?? translate(`resources.auditRecords.actors.${remoteAddress ? 'visitor' : 'system'}`),
  detail: ({ detail }, translate) =>
    Object.entries(Object(detail))
      .sort(([a], [b]) => a.localeCompare(b, 'en'))
      .map(
        ([name, value]) =>
          `${translate(`resources.auditRecords.details.${name}`, { _: name })}: ${detailText(name, value)}`,
      )
      .join('; '),
};

const detailText = (name: string, value: unknown): string => {
  if (['from', 'to'].includes(name) && typeof value === 'number') return statusName(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** The audit trail, for users with the right to read it; not in the specification. */
export const resource = defineRecordResource<AuditRecord, typeof messages>({
  ...auditRecords,
  fields: auditRecords.fields.map((field) => ({ ...field, text: texts[field.source] }) as ShownField),
  capability: auditRecords.name,
  path: '/auditRecords',
  position: 9,
  search: [
    'occurredOn',
    'actorName',
    'actorId',
    'action',
    'applicationId',
    'subject',
    'remoteAddress',
    'fiscalNumber',
  ],
  sections: [
    {
      title: 'resources.auditRecords.record.section',
      fields: auditRecords.fields.map(({ source }) => source).filter((source) => source !== 'fiscalNumber'),
    },
  ],
  columns: [
    'occurredOn',
    'actorName',
    'action',
    'detail',
    'subject',
    'subjectId',
    'applicationId',
    'remoteAddress',
  ],
  exports: true,
  loadAboveList: () => import('./AuditQuestions').then((part) => part.AuditQuestions),
  readOnly: true,
});
