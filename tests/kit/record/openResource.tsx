import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdmin, type DataProvider, memoryStore, testDataProvider } from 'ra-core';
import { MemoryRouter, useLocation } from 'react-router';
import { i18nProvider } from '../../../providers/i18nProvider/i18nProvider';
import { PathTracker } from '../../../src/kit/navigation/visitedPaths';
import { Notification } from '../../../src/kit/notifications/Notification';
import type { ResourceDefinition } from '../../../src/kit/resource/defineResource';
import { mountResource } from '../../../src/kit/resource/mountResource';
import { LatestToast } from '../../../src/ui/toasts/LatestToast';

const Here = () => <p>{`at ${useLocation().pathname}`}</p>;
const allActions = ['list', 'show', 'create', 'edit'];

interface ResourceOptions {
  allowed?: readonly string[];
  data?: Partial<DataProvider>;
  /** In place of a test data provider with `data`. */
  dataProvider?: DataProvider;
}

/** Opens a path of one declared resource on a test data provider; "at …" shows the current path. */
export const openResource = (path: string, resource: ResourceDefinition, options: ResourceOptions = {}) => {
  const { allowed = allActions, dataProvider = testDataProvider(options.data) } = options;
  const authProvider = {
    login: async () => {},
    logout: async () => {},
    checkAuth: async () => {},
    checkError: async () => {},
    getPermissions: async () => {},
    canAccess: async ({ action }: { action: string }) => allowed.includes(action),
  };
  render(
    <MemoryRouter initialEntries={[path]}>
      <CoreAdmin
        title="Produto"
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        store={memoryStore()}
        dashboard={() => <p>Home</p>}
        layout={({ children }) => (
          <>
            <PathTracker />
            <Here />
            {children}
            <Notification />
            <LatestToast />
          </>
        )}
      >
        {mountResource(resource, <p>not found</p>)}
      </CoreAdmin>
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null });
};
