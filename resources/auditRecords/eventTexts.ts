import type { auditRecords } from '../../contract/records/auditRecords';
import type { RecordOf } from '../../contract/records/defineRecords';
import { auditDetailTexts } from '../../contract/rules/auditDetails';
import type { Field } from '../../src/kit/fields/Field';
import { formatMomentWithSeconds } from '../../src/kit/format/lisbonTime';
import { detailText } from './detailText';

type Event = RecordOf<typeof auditRecords>;

/** The texts of the fields that say more than their value. */
export const eventTexts: Readonly<Partial<Record<keyof Event, NonNullable<Field<Event>['text']>>>> = {
  occurredOn: ({ occurredOn }) => formatMomentWithSeconds(occurredOn),
  // What nobody did came from a job of the server, or over the network from a visitor without a session.
  actorName: ({ actorName, remoteAddress }) =>
    actorName ?? auditDetailTexts[remoteAddress ? 'visitor' : 'system'],
  detail: detailText,
};
