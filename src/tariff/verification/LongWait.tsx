import type { ApplicationRow } from '../../../contract/entities/application';
import { lisbonDaysBetween } from '../../../contract/rules/activation';
import { answersSoFar, householdServiceNames } from '../../../contract/rules/verification';
import { Text } from '../../ui/layout/Stack';
import { serviceTexts } from './texts';
import { useServices } from './useServices';

/** In the regulator's list, which services a request has waited for, for how many days, and whether they answer anybody. */
export const LongWait = ({
  applicationStatusId,
  applicationStatusDate,
}: Pick<ApplicationRow, 'applicationStatusId' | 'applicationStatusDate'>) => {
  const states = useServices().data;
  const known = answersSoFar(applicationStatusId);
  const awaited = householdServiceNames.filter((service) => known[service] === undefined);
  const out = awaited.filter((service) =>
    states?.some((one) => one.service === service && one.state !== 'on'),
  );
  const days = lisbonDaysBetween(new Date(applicationStatusDate), new Date());
  return (
    <>
      <Text size="small">{serviceTexts.awaited(awaited, days)}</Text>
      {out.length > 0 && <Text size="small">{serviceTexts.isOff(out)}</Text>}
    </>
  );
};
