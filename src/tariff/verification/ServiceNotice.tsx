import { Alert } from '../../ui/alert/Alert';
import { Text } from '../../ui/layout/Stack';
import { serviceTexts } from './texts';
import { useServices } from './useServices';
import './serviceNotice.css';

/** Says which outside services are switched off or do not answer; nothing while all do. */
export const ServiceNotice = () => {
  const silent = useServices().data?.filter(({ state }) => state !== 'on') ?? [];
  if (silent.length === 0) return null;
  return (
    <Alert severity="warning" outline="own" role="status" className="service-notice kit-screen-only">
      {silent.map((state) => (
        <Text key={state.service}>{serviceTexts.notice(state)}</Text>
      ))}
    </Alert>
  );
};
