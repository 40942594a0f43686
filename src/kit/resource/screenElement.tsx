import { ResourceContextProvider } from 'ra-core';
import { type ReactElement, Suspense } from 'react';
import { loadable } from '../../ui/loading/loadable';
import { PageSkeleton } from '../../ui/page/PageSkeleton';
import { RequireAccess } from '../access/RequireAccess';
import { RequireSignIn } from '../access/RequireSignIn';
import type { Screen } from './defineResource';

/** A screen behind its guards: first the sign-in, then the right, then its code and drawing (spec 2.1). */
export const screenElement = (resource: string, { path, action, load, Pending }: Screen): ReactElement => {
  const OwnScreen = loadable(load);
  const pending = Pending ? <Pending /> : <PageSkeleton />;
  return (
    <RequireSignIn key={path}>
      <ResourceContextProvider value={resource}>
        <RequireAccess resource={resource} action={action} pending={pending}>
          <Suspense fallback={pending}>
            <OwnScreen />
          </Suspense>
        </RequireAccess>
      </ResourceContextProvider>
    </RequireSignIn>
  );
};
