import { ResourceContextProvider } from 'ra-core';
import { type ComponentType, type ReactElement, Suspense, useContext } from 'react';
import { RequireAccess } from '../access/RequireAccess';
import { RequireSignIn } from '../access/RequireSignIn';
import { FrameContext } from '../layout/frameContext';
import { loadable } from '../loading/loadable';
import type { Screen } from './defineResource';

/** Draws a screen in the frame around MUI's components; the code of both is fetched at the same time. */
const framed = (load: Screen['load']): ComponentType => {
  const OwnScreen = loadable(load);
  return () => {
    const { Frame } = useContext(FrameContext);
    void OwnScreen.loadAhead();
    return (
      <Frame>
        <OwnScreen />
      </Frame>
    );
  };
};

/** A screen behind its guards: first the sign-in, then the right, then its code and drawing (spec 2.1). */
export const screenElement = (
  resource: string,
  { path, action, load, isLight, Pending }: Screen,
): ReactElement => {
  const OwnScreen = isLight ? loadable(load) : framed(load);
  const pending = Pending && <Pending />;
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
