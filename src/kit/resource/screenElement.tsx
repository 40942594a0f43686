import { ResourceContextProvider } from 'ra-core';
import { lazy, type ReactElement, Suspense } from 'react';
import { RequireAccess } from '../access/RequireAccess';
import { RequireSignIn } from '../access/RequireSignIn';
import type { Screen } from './defineResource';

/** A screen behind its guards: first the sign-in, then the right, then its code and drawing (spec 2.1). */
export const screenElement = (resource: string, { path, action, load }: Screen): ReactElement => {
  const LazyScreen = lazy(() => load().then((component) => ({ default: component })));
  return (
    <RequireSignIn key={path}>
      <RequireAccess resource={resource} action={action}>
        <ResourceContextProvider value={resource}>
          <Suspense fallback={null}>
            <LazyScreen />
          </Suspense>
        </ResourceContextProvider>
      </RequireAccess>
    </RequireSignIn>
  );
};
