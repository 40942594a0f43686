import { CustomRoutes, Resource, ResourceContextProvider } from 'ra-core';
import { Fragment, type ReactElement, Suspense } from 'react';
import { Route } from 'react-router';
import { loadable } from '../../ui/loading/loadable';
import { PageSkeleton } from '../../ui/page/PageSkeleton';
import { RequireAccess, RequireCapability, RequireSignIn } from '../access/guards';
import type { ResourceDefinition, Screen } from './defineResource';

/**
 * Turns a declared resource into children of react-admin's `<Admin>`: a `<Resource>` without views, and its screens
 * at the URLs of spec 2.1. `notFound` replaces react-admin's own routes under the resource's name, and screens whose
 * capability the back end lacks. Call it once per resource, outside of rendering.
 */
export const mountResource = (definition: ResourceDefinition, notFound: ReactElement): ReactElement => {
  const { name, screens, recordRepresentation } = definition;
  return (
    <Fragment key={name}>
      <Resource name={name} recordRepresentation={recordRepresentation} {...reactAdminViewsOf(definition)} />
      <CustomRoutes>
        {screens.map((screen) => (
          <Route key={screen.path} path={screen.path} element={screenElement(definition, screen, notFound)} />
        ))}
        <Route path={`/${name}/*`} element={notFound} />
      </CustomRoutes>
    </Fragment>
  );
};

/** Tells react-admin's own buttons and rows which views a resource has at the addresses that they lead to. */
const reactAdminViewsOf = ({ name, screens }: ResourceDefinition) => {
  const has = (path: string) =>
    screens.some((screen) => screen.path.replace(/\/\*$/, '') === `/${name}${path}`);
  return { hasCreate: has('/create'), hasEdit: has('/:id'), hasShow: has('/:id/show') };
};

/**
 * Returns a screen behind its guards (spec 2.1). They check the session first, then whether the back end offers the
 * capability, with `notFound` if it does not, then the right; only then is the screen's code loaded and rendered.
 */
const screenElement = (
  { name, capability }: Pick<ResourceDefinition, 'name' | 'capability'>,
  { path, action, load, Pending }: Screen,
  notFound: ReactElement,
): ReactElement => {
  const OwnScreen = loadable(load);
  const pending = Pending ? <Pending /> : <PageSkeleton />;
  return (
    <RequireSignIn key={path}>
      <ResourceContextProvider value={name}>
        <RequireCapability name={capability} pending={pending} otherwise={notFound}>
          <RequireAccess resource={name} action={action} pending={pending}>
            <Suspense fallback={pending}>
              <OwnScreen />
            </Suspense>
          </RequireAccess>
        </RequireCapability>
      </ResourceContextProvider>
    </RequireSignIn>
  );
};
