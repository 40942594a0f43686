import { answersSoFar, householdServiceNames } from '../../../contract/rules/verification';
import { Text } from '../../ui/layout/Stack';
import { serviceTexts } from './texts';
import { useServices } from './useServices';

/** Which services a request in this status waits for, and which of them answer nobody. */
export const AwaitedServices = ({ statusId }: { statusId: number }) => {
  const states = useServices().data;
  const known = answersSoFar(statusId);
  return householdServiceNames
    .filter((service) => known[service] === undefined)
    .map((service) => {
      const isOut = states?.some((one) => one.service === service && one.state !== 'on') ?? false;
      return (
        <Text key={service} size="small" tone={isOut ? 'error' : 'secondary'}>
          {serviceTexts.awaited(service, isOut)}
        </Text>
      );
    });
};
