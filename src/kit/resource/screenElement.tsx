import { ResourceContextProvider } from 'ra-core';
import { type ReactElement, Suspense } from 'react';
import { loadable } from '../../ui/loading/loadable';
import { PageSkeleton } from '../../ui/page/PageSkeleton';
import { RequireAccess } from '../access/RequireAccess';
import { RequireExtension } from '../access/RequireExtension';
import { RequireSignIn } from '../access/RequireSignIn';
import type { ResourceDefinition, Screen } from './defineResource';

/**
 * A screen behind its guards: first the sign-in, then whether the back end has its calls, else `notFound`, then the right,
 * then its code and drawing (spec 2.1).
 */
export const screenElement = (
  { name, extension }: Pick<ResourceDefinition, 'name' | 'extension'>,
  { path, action, load, Pending }: Screen,
  notFound: ReactElement,
): ReactElement => {
  const OwnScreen = loadable(load);
  const pending = Pending ? <Pending /> : <PageSkeleton />;
  return (
    <RequireSignIn key={path}>
      <ResourceContextProvider value={name}>
        <RequireExtension name={extension} pending={pending} otherwise={notFound}>
          <RequireAccess resource={name} action={action} pending={pending}>
            <Suspense fallback={pending}>
              <OwnScreen />
            </Suspense>
          </RequireAccess>
        </RequireExtension>
      </ResourceContextProvider>
    </RequireSignIn>
  );
};
