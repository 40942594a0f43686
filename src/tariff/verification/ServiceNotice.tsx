import { Alert } from '../../ui/alert/Alert';
import { serviceTexts } from './texts';
import { useServices } from './useServices';

/** Says which outside services are switched off or do not answer; nothing while all do. */
export const ServiceNotice = () => {
  const silent = useServices().data?.filter(({ state }) => state !== 'on') ?? [];
  if (silent.length === 0) return null;
  return (
    <Alert severity="warning" outline="own" role="status" className="kit-screen-only">
      {silent.map((state) => (
        <p key={state.service}>{serviceTexts.notice(state)}</p>
      ))}
    </Alert>
  );
};
