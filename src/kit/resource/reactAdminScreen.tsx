import type { ComponentType } from 'react';
import type { ScreenComponent } from './defineResource';

/**
 * Loads a screen of react-admin's own components (`List`, `DataTable`, `Edit`, `SimpleForm` …) together with the
 * code that gives them the application's look, which no other screen loads.
 */
export const reactAdminScreen =
  (load: () => Promise<ComponentType>) => async (): Promise<ScreenComponent> => {
    const [{ ReactAdminPage }, OwnScreen] = await Promise.all([import('../layout/ReactAdminPage'), load()]);
    return () => (
      <ReactAdminPage>
        <OwnScreen />
      </ReactAdminPage>
    );
  };
