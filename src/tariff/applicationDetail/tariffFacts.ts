import type { ApplicationHistoryEntry } from '../../../contract/entities/applicationHistory';
import { formatDay, formatMoment } from '../../kit/format/lisbonTime';

/** A line of the side block: a key of `applicationDetail.tariff` and its value. */
export interface TariffFact {
  label: 'reportedOn' | 'activatedOn' | 'delayReason' | 'deactivatedOn' | 'additionalInformation';
  value: string | undefined;
}

/** Returns the lines of the side block; empty before the first activation (spec 2.8, Side block). */
export const tariffFacts = ({ applicationActivation: activation }: ApplicationHistoryEntry): TariffFact[] =>
  activation
    ? [
        { label: 'reportedOn', value: activation.createdOn ? formatMoment(activation.createdOn) : undefined },
        {
          label: 'activatedOn',
          value: activation.activationStartDate ? formatDay(activation.activationStartDate) : undefined,
        },
        { label: 'delayReason', value: activation.activationStartReason?.description },
        {
          label: 'deactivatedOn',
          value: activation.activationEndDate ? formatDay(activation.activationEndDate) : undefined,
        },
        {
          label: 'additionalInformation',
          value:
            [activation.activationStartOtherReason, activation.activationEndOtherReason]
              .filter(Boolean)
              .join(' · ') || undefined,
        },
      ]
    : [];
