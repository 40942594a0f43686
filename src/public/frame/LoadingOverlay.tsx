import { useEffect, useState, useSyncExternalStore } from 'react';
import { inFlight } from '../../../providers/http/request';
import { messages } from '../../../providers/i18nProvider/messages/app';
import { Spinner } from '../../ui/icons/Icon';

const delay = 150;
const whilePrerendered = () => 0;

const useIsLoading = () => {
  const busy = useSyncExternalStore(inFlight.subscribe, inFlight.getSnapshot, whilePrerendered) > 0;
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);
  return busy && late;
};

/** Shown while any request is in flight (spec 1), after a moment to avoid flicker; lets typing and clicks through. */
export const LoadingOverlay = () => {
  const loading = useIsLoading();
  return (
    <div role="status" className="overlay">
      {loading && (
        <div>
          <Spinner />
          {messages.app.loading}
        </div>
      )}
    </div>
  );
};
