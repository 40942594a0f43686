import { Suspense } from 'react';
import { useCapability } from '../../kit/access/useCapability';
import { loadable } from '../../ui/loading/loadable';
import { savesData } from '../../ui/loading/savesData';
import { useIsPageIdle } from '../toDo/useIsPageIdle';

const ServiceNotice = loadable(async () => (await import('./ServiceNotice')).ServiceNotice);

/** Which outside services do not answer, above every page; its code comes once the first page is there. */
export const ServiceNoticePart = () => {
  const isIdle = useIsPageIdle();
  const isOffered = useCapability('verification-services');
  return isIdle && isOffered && !savesData() ? (
    <Suspense fallback={null}>
      <ServiceNotice />
    </Suspense>
  ) : null;
};
