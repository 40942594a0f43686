import { localStorageStore } from 'ra-core';
import { useState } from 'react';
import { Admin, CustomRoutes } from 'react-admin';
import { BrowserRouter, Route } from 'react-router';
import { noPermissionsRoute } from '../../contract/rules/homeRoute';
import { authProvider } from '../../providers/authProvider/authProvider';
import { dataProvider } from '../../providers/dataProvider/dataProvider';
import { i18nProvider } from '../../providers/i18nProvider/i18nProvider';
import { RequireAccess } from '../kit/access/RequireAccess';
import { mountResource } from '../kit/resource/mountResource';
import { RegistryContext } from '../kit/resource/registryContext';
import { changeRoute } from './account/accountRoutes';
import { NoPermissions } from './account/NoPermissions';
import { PasswordChange } from './account/PasswordChange';
import { useClientConfig } from './config/clientConfigContext';
import { createQueryClient } from './createQueryClient';
import { HandOver } from './entry/HandOver';
import { HomeRedirect } from './home/HomeRedirect';
import { AppLayout } from './layout/AppLayout';
import { Failure } from './layout/Failure';
import { NotFound } from './layout/NotFound';
import { Notifications } from './layout/Notifications';
import { registry } from './registry';
import { recoveryRoute, resetRoute } from './session/sessionRoutes';
import { theme } from './theme/theme';

const screens = registry.map((definition) => mountResource(definition, <NotFound />));

// The router matches without regard to case or a slash at the end, as sessionScreen does.
const publicRoutes = (
  <CustomRoutes noLayout>
    <Route path={recoveryRoute} element={<HandOver />} />
    <Route path={resetRoute} element={<HandOver />} />
  </CustomRoutes>
);

const routes = (
  <CustomRoutes>
    <Route path="/" element={<HomeRedirect />} />
    <Route path={noPermissionsRoute} element={<NoPermissions />} />
    <Route
      path={changeRoute}
      element={
        <RequireAccess resource="session" action="changePassword">
          <PasswordChange />
        </RequireAccess>
      }
    />
  </CustomRoutes>
);

const Administration = () => {
  const [queryClient] = useState(createQueryClient);
  const [store] = useState(() => localStorageStore());
  const { productName } = useClientConfig();
  return (
    <Admin
      title={productName ?? 'app.title'}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      theme={theme}
      darkTheme={null}
      layout={AppLayout}
      loginPage={HandOver}
      authCallbackPage={false}
      catchAll={NotFound}
      error={Failure}
      notification={Notifications}
      disableTelemetry
    >
      {publicRoutes}
      {routes}
      {screens}
    </Admin>
  );
};

/** The part of the application that needs a session. */
export const App = () => (
  <RegistryContext value={registry}>
    <BrowserRouter>
      <Administration />
    </BrowserRouter>
  </RegistryContext>
);
