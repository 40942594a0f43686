import { DeadlineNote } from '../../../src/tariff/applicationStatus/DeadlineNote';
import { StatusChip } from '../../../src/tariff/applicationStatus/StatusChip';
import type { ApplicationHit } from '../contract/findings';
import { searchTexts } from './texts';

/** A request among the hits: whose it is, its number, NIF and status, and until when the tariff is to be activated. */
export const ApplicationHitText = ({ hit }: { hit: ApplicationHit }) => {
  const { recheckApplicationId, isAnnualMaintenance, studentFullName } = hit;
  return (
    <>
      <span className="name">{hit.fullName}</span>
      <StatusChip statusId={hit.applicationStatusId} description={hit.applicationStatusDescription} />
      <Facts
        facts={[
          searchTexts.number(hit.id),
          `${searchTexts.kind.nif} ${hit.fiscalNumber}`,
          studentFullName && searchTexts.student(studentFullName),
          isAnnualMaintenance ? searchTexts.maintenance : recheckApplicationId && searchTexts.recheck,
        ]}
      />
      <DeadlineNote
        statusId={hit.applicationStatusId}
        notifiedOn={hit.eligibilityNotificationSentDate}
        isOwnRequest={!recheckApplicationId && !isAnnualMaintenance}
      />
    </>
  );
};

interface OtherHitTextProps {
  name: string;
  /** What else is known of it; what is empty is left out. */
  facts: Parameters<typeof Facts>[0]['facts'];
}

/** Anything else among the hits. */
export const OtherHitText = ({ name, facts }: OtherHitTextProps) => (
  <>
    <span className="name">{name}</span>
    <Facts facts={facts} />
  </>
);

const Facts = ({ facts }: { facts: readonly (string | number | null | undefined)[] }) => {
  const known = facts.filter(Boolean);
  return known.length > 0 ? <span className="facts">{known.join(' · ')}</span> : null;
};
