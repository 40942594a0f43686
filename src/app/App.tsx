import { type ReactElement, Suspense, useState } from 'react';
import { CoreAdminContext, CoreAdminUI, CustomRoutes } from 'react-admin';
import { BrowserRouter, Route } from 'react-router';
import { noPermissionsRoute } from '../../contract/rules/homeRoute';
import { authProvider } from '../../providers/authProvider/authProvider';
import { sessionAnswers } from '../../providers/authProvider/sessionAnswers';
import { dataProvider } from '../../providers/dataProvider/dataProvider';
import { i18nProvider } from '../../providers/i18nProvider/i18nProvider';
import { RequireAccess } from '../kit/access/RequireAccess';
import { FrameContext } from '../kit/layout/frameContext';
import { loadable } from '../kit/loading/loadable';
import { TellNotifications } from '../kit/notifications/TellNotifications';
import { mountResource } from '../kit/resource/mountResource';
import { RegistryContext } from '../kit/resource/registryContext';
import { accessibilityRoute } from './accessibility/accessibilityRoute';
import { changeRoute } from './account/accountRoutes';
import { useClientConfig } from './config/clientConfigContext';
import { HandOver } from './entry/HandOver';
import { HomeRedirect } from './home/HomeRedirect';
import { AppLayout } from './layout/AppLayout';
import { Failure } from './layout/Failure';
import { NotFound } from './layout/NotFound';
import { registry } from './registry';
import { reactRouterProvider } from './routing/reactRouterProvider';
import { beginRun, currentUser } from './run/beginRun';
import { recoveryRoute, resetRoute } from './session/sessionRoutes';

const ThemeFrame = loadable(async () => (await import('./theme/ThemeFrame')).ThemeFrame);
const frame = { Frame: ThemeFrame, loadAhead: ThemeFrame.loadAhead };
const NoPermissions = loadable(async () => (await import('./account/NoPermissions')).NoPermissions);
const PasswordChange = loadable(async () => (await import('./account/PasswordChange')).PasswordChange);

const framed = (screen: ReactElement) => (
  <Suspense fallback={null}>
    <ThemeFrame>{screen}</ThemeFrame>
  </Suspense>
);

// For those who come signed in, the first run begins before anything is drawn.
let firstRun = sessionAnswers.isSignedIn() ? beginRun() : undefined;

/** Resolves once nothing is missing for the first drawing. */
export const isReady: Promise<void> | undefined = firstRun?.isReady;

const screens = registry.map((definition) => mountResource(definition, <NotFound />));

// The router matches without regard to case or a slash at the end, as sessionScreen does.
const publicRoutes = (
  <CustomRoutes noLayout>
    <Route path={recoveryRoute} element={<HandOver />} />
    <Route path={resetRoute} element={<HandOver />} />
    <Route path={accessibilityRoute} element={<HandOver />} />
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
  const [{ queryClient, store }] = useState(() => {
    const begun = firstRun;
    firstRun = undefined;
    // In between somebody else may have signed in; a session that ended is told of by what was begun with it.
    const isMine = begun?.of === currentUser() || !sessionAnswers.isSignedIn();
    return begun && isMine ? begun : beginRun();
  });
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
        loginPage={HandOver}
        catchAll={NotFound}
        error={Failure}
        disableTelemetry
      >
        {publicRoutes}
        {routes}
        {screens}
      </CoreAdminUI>
      <TellNotifications />
    </CoreAdminContext>
  );
};

/** The part of the application that needs a session. */
export const App = () => (
  <RegistryContext value={registry}>
    <BrowserRouter>
      <FrameContext value={frame}>
        <Administration />
      </FrameContext>
    </BrowserRouter>
  </RegistryContext>
);
