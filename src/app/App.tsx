import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, localStorageStore } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { BrowserRouter, Route } from 'react-router';
import { noPermissionsRoute } from '../../contract/rules/homeRoute';
import { authProvider } from '../../providers/authProvider/authProvider';
import { dataProvider } from '../../providers/dataProvider/dataProvider';
import { i18nProvider } from '../../providers/i18nProvider/i18nProvider';
import { RequireAccess } from '../kit/access/RequireAccess';
import { mountResource } from '../kit/resource/mountResource';
import { RegistryContext } from '../kit/resource/registryContext';
import { ClientConfigProvider } from './config/ClientConfigProvider';
import { useClientConfig } from './config/clientConfigContext';
import { createQueryClient } from './createQueryClient';
import { HomeRedirect } from './home/HomeRedirect';
import { AppLayout } from './layout/AppLayout';
import { Failure } from './layout/Failure';
import { NotFound } from './layout/NotFound';
import { Notifications } from './layout/Notifications';
import { registry } from './registry';
import { reactRouterProvider } from './routing/reactRouterProvider';
import { changeRoute, recoveryRoute, resetRoute } from './session/sessionRoutes';
import { theme } from './theme/theme';

const Login = lazy(() => import('./session/Login').then((m) => ({ default: m.Login })));
const NoPermissions = lazy(() =>
  import('./session/NoPermissions').then((m) => ({ default: m.NoPermissions })),
);
const PasswordChange = lazy(() =>
  import('./session/PasswordChange').then((m) => ({ default: m.PasswordChange })),
);
const PasswordRecovery = lazy(() =>
  import('./session/PasswordRecovery').then((m) => ({ default: m.PasswordRecovery })),
);
const PasswordReset = lazy(() =>
  import('./session/PasswordReset').then((m) => ({ default: m.PasswordReset })),
);

const screens = registry.map((definition) => mountResource(definition, <NotFound />));

// The router matches without regard to case or a slash at the end: /Login is /login as well.
const publicRoutes = (
  <CustomRoutes noLayout>
    <Route path={recoveryRoute} element={<PasswordRecovery />} />
    <Route path={resetRoute} element={<PasswordReset />} />
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
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      routerProvider={reactRouterProvider}
      store={store}
    >
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        <Suspense fallback={null}>
          <CoreAdminUI
            title={productName ?? 'app.title'}
            layout={AppLayout}
            loginPage={Login}
            catchAll={NotFound}
            error={Failure}
            disableTelemetry
          >
            {publicRoutes}
            {routes}
            {screens}
          </CoreAdminUI>
        </Suspense>
        <Notifications />
      </ThemeProvider>
    </CoreAdminContext>
  );
};

/** The whole web application. */
export const App = () => (
  <RegistryContext value={registry}>
    <ClientConfigProvider>
      <BrowserRouter>
        <Administration />
      </BrowserRouter>
    </ClientConfigProvider>
  </RegistryContext>
);
