import { CustomRoutes, Resource } from 'ra-core';
import { Fragment, type ReactElement } from 'react';
import { Route } from 'react-router';
import type { ResourceDefinition } from './defineResource';
import { screenElement } from './screenElement';

/**
 * Turns a declared resource into what react-admin's `<Admin>` takes as children: a `<Resource>` without views,
 * and its screens at the URLs of spec 2.1. The routes under the resource's name are its not-found, so that
 * react-admin's own never show; so are its screens where the back end does not offer what they need. Call it once per resource, outside of rendering: each call makes new lazy screens.
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
