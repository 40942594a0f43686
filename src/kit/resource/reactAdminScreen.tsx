import type { ComponentType } from 'react';
import type { ScreenComponent } from './defineResource';

/**
 * Loads a screen that is drawn with react-admin's own components (`List`, `DataTable`, `Edit`, `SimpleForm` …) together
 * with what gives them the application's look; no other screen pays for it.
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
