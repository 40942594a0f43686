import { useTranslate } from 'ra-core';
import type { Address } from '../../../contract/entities/address';
import type { Application, ApplicationRow } from '../../../contract/entities/application';
import { lisbonDaysBetween } from '../../../contract/rules/activation';
import { applicationStatus, isUnderWay } from '../../../contract/rules/applicationStatuses';
import { padCp3, padCp4 } from '../../../contract/rules/postalCode';
import { formatMoment } from '../../kit/format/lisbonTime';
import { AddressText } from '../../ui/values/AddressText';
import { deadlineOf } from '../applicationStatus/DeadlineNote';
import { applicationKind, type DetailRoute } from './detailPaths';
import './whoLine.css';

interface WhoLineProps {
  route: DetailRoute;
  /** The application, or its list row until it is loaded. */
  application: Application | ApplicationRow;
  createdOn: string | null | undefined;
  /** When it came into its status; undefined until that is known. */
  inStatusSince: string | null | undefined;
}

/** Whom a request is about and what is unusual about it, in a line under its title. */
export const WhoLine = ({ route, application, createdOn, inStatusSince }: WhoLineProps) => {
  const translate = useTranslate();
  const { fullName, fiscalNumber, applicationStatusId: statusId } = application;
  const whole = 'providerEmail' in application ? application : undefined;
  const waits = isUnderWay(statusId) || statusId === applicationStatus.conflicting;
  const days = inStatusSince ? lisbonDaysBetween(new Date(inStatusSince), new Date()) : undefined;
  const kind = applicationKind(route, application);
  const deadline = deadlineOf(
    { statusId, notifiedOn: whole?.eligibilityNotificationSentDate, isOwnRequest: kind === 'request' },
    new Date(),
  );
  const chips = {
    student: application.isStudent,
    recheck: kind === 'recheck',
    maintenance: kind === 'maintenance',
    conflicting: statusId === applicationStatus.conflicting,
    overdue: deadline?.color === 'error',
  };
  const unusual = (Object.keys(chips) as (keyof typeof chips)[]).filter((chip) => chips[chip]);
  return (
    <span className="who-line">
      {fullName && <strong>{fullName}</strong>}
      {fiscalNumber && <span>{translate('applicationDetail.who.nif', { fiscalNumber })}</span>}
      {whole?.address && (
        <span>
          <AddressText text={addressLine(whole.address)} />
        </span>
      )}
      {waits && (
        // Until they are known they keep their room: what follows would move.
        <span style={days === undefined ? { visibility: 'hidden' } : undefined}>
          {translate('applicationDetail.who.waiting', { smart_count: days ?? 10 })}
        </span>
      )}
      {createdOn && (
        <span>{translate('applicationDetail.createdOn', { moment: formatMoment(createdOn) })}</span>
      )}
      {unusual.map((chip) => (
        <span key={chip} className={`chip ${chip}`}>
          {translate(`applicationDetail.who.chip.${chip}`)}
        </span>
      ))}
    </span>
  );
};

/** Returns an address as it stands on an envelope, in one line. */
const addressLine = (address: Address): string => {
  const { arteryDesignation, doorNumber, floor, floorSuffix, cp4, cp3, postalDesignation } = address;
  const street = [arteryDesignation, doorNumber].filter(Boolean).join(' ');
  const within = [floor, floorSuffix].filter(Boolean).join(' ');
  const place = [cp4 && cp3 && `${padCp4(cp4)}-${padCp3(cp3)}`, postalDesignation].filter(Boolean).join(' ');
  return [street, within, place].filter(Boolean).join(', ');
};
