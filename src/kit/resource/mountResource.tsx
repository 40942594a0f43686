import { CustomRoutes, Resource } from 'ra-core';
import { Fragment, type ReactElement } from 'react';
import { Route } from 'react-router';
import type { ResourceDefinition } from './defineResource';
import { screenElement } from './screenElement';

/**
 * Turns a declared resource into children of react-admin's `<Admin>`: a `<Resource>` without views, and its screens
 * at the URLs of spec 2.1. `notFound` replaces react-admin's own routes under the resource's name, and screens whose
 * extension the back end lacks. Call it once per resource, outside of rendering.
 */
export const mountResource = (definition: ResourceDefinition, notFound: ReactElement): ReactElement => {
  const { name, screens } = definition;
  return (
    <Fragment key={name}>
      <Resource name={name} />
      <CustomRoutes>
        {screens.map((screen) => (
          <Route key={screen.path} path={screen.path} element={screenElement(definition, screen, notFound)} />
        ))}
        <Route path={`/${name}/*`} element={notFound} />
      </CustomRoutes>
    </Fragment>
  );
};
