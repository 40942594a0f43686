import { type RetentionKind, retentionOrder } from '../../../../contract/rules/retention';
import { deviceSeconds } from '../../../../server/services/session/tokens/deviceToken';
import {
  fixedRetention,
  noPeriodText,
  periodText,
  type RetentionPeriod,
  type RetentionSettings,
  scheduledRetention,
} from '../../contract/retention';

/** How long something is kept, and what for, in words. */
export interface Retention {
  /** A kind that the schedule removes, or a name of something with a lifetime of its own. */
  readonly name: string;
  readonly purpose: string;
  /** Such as `6 meses depois do fim do pedido`. */
  readonly period: string;
  /** Whether a setting says so. */
  readonly isScheduled: boolean;
}

/** Tells of each kind of data how long it is kept by these settings, and what for. */
export const retentionOf = (settings: RetentionSettings): Retention[] => [
  ...retentionOrder.map((kind) => {
    const { purpose, from } = scheduledRetention[kind];
    const period = periodOf(settings, kind);
    return {
      name: kind,
      purpose,
      period: period ? `${periodText(period)} ${from}` : noPeriodText,
      isScheduled: true,
    };
  }),
  ...Object.entries(fixedRetention).map(([name, terms]) => ({ name, ...terms, isScheduled: false })),
];

/** How long sign-ins are kept where no setting says less: as long as a device is known. */
const knownDevice: RetentionPeriod = { unit: 'days', number: deviceSeconds / (24 * 3_600) };

const periodOf = (settings: RetentionSettings, kind: RetentionKind): RetentionPeriod | undefined =>
  settings[kind] ?? (kind === 'signIns' ? knownDevice : undefined);
