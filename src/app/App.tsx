import { useTranslate } from 'ra-core';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { CoreAdminContext, CoreAdminUI, CustomRoutes } from 'react-admin';
import { BrowserRouter, Route } from 'react-router';
import { paths, publicPaths } from '../../contract/paths';
import { cleanText } from '../../contract/rules/cleanText';
import { clientModules } from '../../modules/client';
import { authProvider } from '../../providers/authProvider/authProvider';
import { sessionResponses } from '../../providers/authProvider/sessionResponses';
import { createDataProvider } from '../../providers/dataProvider/createDataProvider';
import { capabilities } from '../../providers/http/capabilities';
import { i18nStore } from '../../providers/i18nProvider/i18nProvider';
import { RequireAccess } from '../kit/access/guards';
import { CapabilitiesContext } from '../kit/access/useCapability';
import { CleaningContext } from '../kit/inputs/CleaningContext';
import { Page } from '../kit/layout/Page';
import { GuardedNavigation } from '../kit/leaving/GuardedNavigation';
import { ButtonLink } from '../kit/navigation/ButtonLink';
import { Notification } from '../kit/notifications/Notification';
import { mountResource } from '../kit/resource/mountResource';
import { RegistryContext } from '../kit/resource/registryContext';
import { useClientConfig } from '../public/config/ClientConfigProvider';
import { LeaveToPublic } from '../public/routing/browserLocation';
import { loadable } from '../ui/loading/loadable';
import { PageSkeleton } from '../ui/page/PageSkeleton';
import { bootApp, currentUser } from './boot/bootApp';
import { HomeRedirect } from './home/HomeRedirect';
import { Failure } from './layout/Failure';
import { Layout } from './layout/Layout';
import { reactRouterProvider } from './reactRouterProvider';
import { registry } from './registry';

/** The page of an address that leads nowhere. */
const NotFound = () => {
  const translate = useTranslate();
  return (
    <Page title={translate('app.notFound.title')}>
      <div>
        <p>{translate('app.notFound.text')}</p>
        <ButtonLink to={paths.home} variant="contained">
          {translate('app.notFound.home')}
        </ButtonLink>
      </div>
    </Page>
  );
};

/** The data provider of this application's resources. */
export const dataProvider = createDataProvider(registry, clientModules);

const NoPermissions = loadable(async () => (await import('./account/NoPermissions')).NoPermissions);
const Account = loadable(async () => (await import('./account/Account')).Account);
const PasswordChange = loadable(async () => (await import('./account/PasswordChange')).PasswordChange);

// A visitor who is already signed in waits less: the application boots before anything is rendered.
let booted = sessionResponses.isSignedIn() ? bootApp({ registry, dataProvider }) : undefined;

/** Resolves once the first screen can be rendered. */
export const isReady: Promise<void> | undefined = booted?.isReady;

/**
 * Returns what was booted for the user, until it unmounts. React gives up a first render, with its state, whenever something
 * urgent comes between, such as what is drawn while a call is under way: if each attempt booted, its calls would begin the next.
 */
const bootedApp = () => {
  // Somebody else may have signed in meanwhile. If the session has merely ended, the booted application reports that.
  const isMine = booted?.user === currentUser() || !sessionResponses.isSignedIn();
  if (!booted || !isMine) booted = bootApp({ registry, dataProvider });
  return booted;
};

const screens = registry.map((definition) => mountResource(definition, <NotFound />));

const publicRoutes = (
  <CustomRoutes noLayout>
    {publicPaths.map((path) => (
      <Route key={path} path={path} element={<LeaveToPublic />} />
    ))}
  </CustomRoutes>
);

const routes = (
  <CustomRoutes>
    <Route path={paths.home} element={<HomeRedirect />} />
    <Route
      path={paths.noPermissions}
      element={
        <Suspense fallback={<PageSkeleton />}>
          <NoPermissions />
        </Suspense>
      }
    />
    <Route
      path={paths.account}
      element={
        <Suspense fallback={<PageSkeleton />}>
          <Account />
        </Suspense>
      }
    />
    <Route
      path={paths.passwordChange}
      element={
        <RequireAccess resource="session" action="changePassword">
          <Suspense fallback={<PageSkeleton />}>
            <PasswordChange />
          </Suspense>
        </RequireAccess>
      }
    />
  </CustomRoutes>
);

const Administration = () => {
  const [{ queryClient, store }] = useState(bootedApp);
  useEffect(
    () => () => {
      booted = undefined;
    },
    [],
  );
  const { productName } = useClientConfig();
  const i18nProvider = useSyncExternalStore(i18nStore.subscribe, i18nStore.getSnapshot);
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
        layout={Layout}
        catchAll={NotFound}
        error={Failure}
        disableTelemetry
      >
        {publicRoutes}
        {routes}
        {screens}
      </CoreAdminUI>
      <Notification />
    </CoreAdminContext>
  );
};

const isSignedOut = () => !sessionResponses.isSignedIn();

/** The part of the application that needs a session. */
export const App = () => (
  <CapabilitiesContext value={capabilities}>
    <RegistryContext value={registry}>
      <CleaningContext value={cleanText}>
        <BrowserRouter>
          <GuardedNavigation isFree={isSignedOut}>
            <Administration />
          </GuardedNavigation>
        </BrowserRouter>
      </CleaningContext>
    </RegistryContext>
  </CapabilitiesContext>
);
