import { ResourceContextProvider } from 'ra-core';
import { type ReactElement, Suspense } from 'react';
import { loadable } from '../../ui/loading/loadable';
import { PageSkeleton } from '../../ui/page/PageSkeleton';
import { RequireAccess } from '../access/RequireAccess';
import { RequireExtension } from '../access/RequireExtension';
import { RequireSignIn } from '../access/RequireSignIn';
import type { ResourceDefinition, Screen } from './defineResource';

/**
 * Returns a screen behind its guards (spec 2.1). They check the session first, then whether the back end offers the
 * extension, with `notFound` if it does not, then the right; only then is the screen's code loaded and rendered.
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
