import { answersSoFar } from '../../../contract/rules/verification';
import { Text } from '../../ui/layout/Stack';
import { serviceTexts } from './texts';
import { useServices } from './useServices';

/** Which of the services that a request in this status waits for answer nobody; which it waits for, the status says. */
export const AwaitedServices = ({ statusId }: { statusId: number }) => {
  const known = answersSoFar(statusId);
  const silent = useServices().data?.filter(({ service, state }) => state !== 'on' && !known[service]) ?? [];
  return silent.map(({ service }) => (
    <Text key={service} size="small" tone="error">
      {serviceTexts.answersNobody(service)}
    </Text>
  ));
};
