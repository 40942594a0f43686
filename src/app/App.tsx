import { CoreAdminContext, CoreAdminUI, CustomRoutes, localStorageStore } from 'ra-core';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { BrowserRouter, Route } from 'react-router';
import { noPermissionsRoute } from '../../contract/rules/homeRoute';
import { authProvider } from '../../providers/authProvider/authProvider';
import { dataProvider } from '../../providers/dataProvider/dataProvider';
import { i18nProvider } from '../../providers/i18nProvider/i18nProvider';
import '../kit/style/base.css';
import { RequireAccess } from '../kit/access/RequireAccess';
import { FrameContext } from '../kit/layout/frameContext';
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
import { loadFirstScreen } from './loadFirstScreen';
import { registry } from './registry';
import { reactRouterProvider } from './routing/reactRouterProvider';
import { changeRoute, recoveryRoute, resetRoute } from './session/sessionRoutes';

const loadFrame = async () => ({ default: (await import('./theme/ThemeFrame')).ThemeFrame });
const ThemeFrame = lazy(loadFrame);
const frame = { Frame: ThemeFrame, load: loadFrame };
const NoPermissions = lazy(() =>
  import('./session/NoPermissions').then((module) => ({ default: module.NoPermissions })),
);
const PasswordChange = lazy(() =>
  import('./session/PasswordChange').then((module) => ({ default: module.PasswordChange })),
);
const PasswordRecovery = lazy(() =>
  import('./session/PasswordRecovery').then((module) => ({ default: module.PasswordRecovery })),
);
const PasswordReset = lazy(() =>
  import('./session/PasswordReset').then((module) => ({ default: module.PasswordReset })),
);
const LoginScreen = lazy(() => import('./session/Login').then((module) => ({ default: module.Login })));

const framed = (screen: ReactElement) => (
  <Suspense fallback={null}>
    <ThemeFrame>{screen}</ThemeFrame>
  </Suspense>
);
const Login = () => framed(<LoginScreen />);

loadFirstScreen(registry, window.location.pathname);
const screens = registry.map((definition) => mountResource(definition, <NotFound />));

// The router matches without regard to case or a slash at the end: /Login is /login as well.
const publicRoutes = (
  <CustomRoutes noLayout>
    <Route path={recoveryRoute} element={framed(<PasswordRecovery />)} />
    <Route path={resetRoute} element={framed(<PasswordReset />)} />
  </CustomRoutes>
);

const routes = (
  <CustomRoutes>
    <Route path="/" element={<HomeRedirect />} />
    <Route path={noPermissionsRoute} element={framed(<NoPermissions />)} />
    <Route
      path={changeRoute}
      element={
        <RequireAccess resource="session" action="changePassword">
          {framed(<PasswordChange />)}
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
      <Notifications />
    </CoreAdminContext>
  );
};

/** The whole web application. */
export const App = () => (
  <RegistryContext value={registry}>
    <ClientConfigProvider>
      <BrowserRouter>
        <FrameContext value={frame}>
          <Administration />
        </FrameContext>
      </BrowserRouter>
    </ClientConfigProvider>
  </RegistryContext>
);
