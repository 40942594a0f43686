import { auditRecords } from '../../contract/records/auditRecords';
import type { RecordOf } from '../../contract/records/defineRecords';
import { defineRecordResource } from '../../src/kit/record/defineRecordResource';
import type { Screen } from '../../src/kit/resource/defineResource';
import type { eventTexts } from './eventTexts';
import type { messages } from './messages';

type AuditRecord = RecordOf<typeof auditRecords>;
type ShownField = Parameters<typeof defineRecordResource<AuditRecord, typeof messages>>[0]['fields'][number];
type ShownText = NonNullable<ShownField['text']>;

/** The fields that say more than their value. */
const told: readonly string[] = ['occurredOn', 'actorName', 'detail'] satisfies (keyof AuditRecord)[];

let words: typeof eventTexts | undefined;

/** Their words come after the code of a screen of the trail, so that no other screen has them (build/layerScripts.mjs). */
const withWords = (screen: Screen): Screen => ({
  ...screen,
  load: async () => {
    const component = await screen.load();
    ({ eventTexts: words } = await import('./eventTexts'));
    return component;
  },
});

const trail = defineRecordResource<AuditRecord, typeof messages>({
  ...auditRecords,
  fields: auditRecords.fields.map((field) => {
    const text: ShownText = (...of) => words?.[field.source]?.(...of) ?? '';
    return (told.includes(field.source) ? { ...field, text } : field) as ShownField;
  }),
  capability: auditRecords.name,
  path: '/auditRecords',
  group: 'control',
  position: 2,
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

/** The audit trail, for users with the right to read it; not in the specification. */
export const resource = { ...trail, screens: trail.screens.map(withWords) };
