import type { ComponentType } from 'react';
import type { Screen, ScreenComponent } from './defineResource';

type LoadScreen = () => Promise<ComponentType>;

/**
 * Loads a screen of react-admin's own components (`List`, `DataTable`, `Edit`, `SimpleForm` …) together with the
 * code that gives them the application's look, which no other screen loads.
 */
export const reactAdminScreen = (load: LoadScreen) => async (): Promise<ScreenComponent> => {
  const [{ ReactAdminPage }, OwnScreen] = await Promise.all([import('../layout/ReactAdminPage'), load()]);
  return () => (
    <ReactAdminPage>
      <OwnScreen />
    </ReactAdminPage>
  );
};

/** The views of a resource, under the names that react-admin's `<Resource>` has for them. */
export interface ReactAdminViews {
  list?: LoadScreen | undefined;
  create?: LoadScreen | undefined;
  edit?: LoadScreen | undefined;
  show?: LoadScreen | undefined;
}

/** Where react-admin's buttons, rows and redirects lead; what follows an address is a tab's. */
const viewPaths = { list: '', create: '/create/*', edit: '/:id/*', show: '/:id/show/*' } as const;

/**
 * Returns the screens of a resource that is written as react-admin's documentation shows: each view at the address
 * that react-admin's buttons, rows and redirects lead to, allowed by the action of its name.
 */
export const reactAdminScreens = (name: string, views: ReactAdminViews): Screen[] =>
  (['list', 'create', 'edit', 'show'] as const).flatMap((action) => {
    const load = views[action];
    return load ? [{ path: `/${name}${viewPaths[action]}`, action, load: reactAdminScreen(load) }] : [];
  });
