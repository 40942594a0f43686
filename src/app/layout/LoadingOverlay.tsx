import { useEffect, useState, useSyncExternalStore } from 'react';
import { inFlight } from '../../../providers/http/inFlight';
import { messages } from '../../../providers/i18nProvider/messages/app';
import { Spinner } from '../../kit/icons/Spinner';

const delay = 150;
const drawnAhead = () => 0;

const useIsLoading = () => {
  const busy = useSyncExternalStore(inFlight.subscribe, inFlight.getSnapshot, drawnAhead) > 0;
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

/** Shown while any request is in flight (spec 1); lets typing and clicks through, and waits a moment so as not to flicker. */
export const LoadingOverlay = () => {
  const loading = useIsLoading();
  return (
    <div role="status" className="overlay" data-loading={loading || undefined}>
      {loading && (
        <div>
          <Spinner />
          {messages.app.loading}
        </div>
      )}
    </div>
  );
};
