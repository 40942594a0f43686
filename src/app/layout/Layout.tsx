import { useTranslate } from 'ra-core';
import {
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../contract/paths';
import { factorRequest } from '../../../providers/http/factorRequest';
import { connection } from '../../../providers/http/request';
import { RequireSignIn } from '../../kit/access/guards';
import { useKeyPresses, useShortcut } from '../../kit/keys/shortcuts';
import { Slot } from '../../kit/layout/Slot';
import { usePart } from '../../kit/layout/usePart';
import { PathTracker } from '../../kit/navigation/visitedPaths';
import { panelOf, RegistryContext, useMenu } from '../../kit/resource/registryContext';
import { useClientConfig } from '../../public/config/ClientConfigProvider';
import { Header } from '../../public/frame/Header';
import { Shell } from '../../public/frame/Shell';
import { shortcutTable } from '../../tariff/keys/shortcutTable';
import { Button, IconButton } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { loadable } from '../../ui/loading/loadable';
import { savesData } from '../../ui/loading/savesData';
import { toasts } from '../../ui/toasts/toasts';
import { whenIdle } from '../../ui/whenIdle';
import { SessionWatch } from '../account/SessionWatch';
import { useSignOut } from '../account/useSignOut';
import { NavigationDrawer } from './NavigationDrawer';
import { PageBoundary } from './PageBoundary';
import { UserMenu } from './UserMenu';
import './navigation.css';
import './print.css';
import './connection.css';

const FailureReference = loadable(async () => (await import('./FailureReference')).FailureReference);

const homeLink = (title: string, className: string) => (
  <Link to={paths.home} className={className}>
    {title}
  </Link>
);

declare module '../../kit/layout/Slot' {
  interface Slots {
    /** First among the buttons of the header. */
    headerSearch: { signOut: () => void };
  }
}

/** The frame of every page for signed-in users. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const { asksForFactor, asksPurpose } = useClientConfig();
  const isFactorWanted = useSyncExternalStore(factorRequest.subscribe, factorRequest.getSnapshot);
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const failure = useSyncExternalStore(toasts.subscribe, toasts.getFailure);
  const notice = usePrefetchMenu();
  const signOut = useSignOut();
  const panel = usePanel();
  const [isReferenceLoaded, setIsReferenceLoaded] = useState(false);
  useEffect(() => {
    // If its code fails to load, the toast has still reported the failure.
    if (failure) void FailureReference.prefetch().then((part) => setIsReferenceLoaded(Boolean(part)));
  }, [failure]);
  const reference = failure && isReferenceLoaded && (
    <FailureReference key={failure.reference} failure={failure} />
  );
  const menuButton = (
    <IconButton
      icon="menu"
      className="open-menu"
      aria-label={translate('app.openMenu')}
      aria-expanded={menuOpen}
      onClick={() => setMenuOpen((open) => !open)}
    />
  );
  return (
    <RequireSignIn>
      <SessionWatch />
      <Shell
        header={
          <>
            <Header
              homeLink={homeLink}
              before={menuButton}
              after={
                <>
                  <Slot name="headerSearch" props={{ signOut }} />
                  {panel.button}
                  <UserMenu />
                </>
              }
            />
            <ConnectionBanner />
          </>
        }
        beside={panel.shown}
        navigation={
          <NavigationDrawer open={menuOpen} onClose={() => setMenuOpen(false)} panelButton={panel.button} />
        }
      >
        {notice}
        {failure?.hasToast && reference}
        <PageBoundary path={pathname}>{children}</PageBoundary>
        {failure?.hasToast === false && reference}
      </Shell>
      <PathTracker />
      <Keys />
      {(asksForFactor || isFactorWanted || asksPurpose) && (
        <Suspense>
          <InstallationParts />
        </Suspense>
      )}
    </RequireSignIn>
  );
};

const InstallationParts = loadable(async () => (await import('./InstallationParts')).InstallationParts);

/** Says that the connection is lost, for as long as it is; its live region is present from the start. */
export const ConnectionBanner = () => {
  const translate = useTranslate();
  const isLost = useSyncExternalStore(connection.subscribe, connection.getSnapshot);
  useEffect(() => connection.watch(), []);
  return (
    <div role="status" className="connection">
      {isLost && (
        <p>
          <Icon name="errorOutline" />
          {translate('app.connection.lost')}
        </p>
      )}
    </div>
  );
};

const KeyHelp = loadable(async () => (await import('./KeyHelp')).KeyHelp);

/** Listens for the application's keys; '?' lists them. */
const Keys = () => {
  const list = usePart(KeyHelp);
  useKeyPresses();
  useShortcut(shortcutTable.help, list.open);
  return list.isOpen && <KeyHelp onClose={list.close} />;
};

const noPanel = async () => undefined;

/**
 * Returns the button of the panel that a resource has, and the panel while it is open: beside the page, or over it where
 * there is no room. Where the header shows icons alone, the button is in the navigation instead, because 'Ajuda' is there
 * too.
 */
const usePanel = (): { button: ReactNode; shown: ReactNode } => {
  const translate = useTranslate();
  const panel = panelOf(useContext(RegistryContext));
  const Panel = panel && loadable(panel.load);
  const { isComing, isOpen, open, close } = usePart(Panel ?? { load: noPanel });
  const id = useId();
  if (!panel || !Panel) return { button: null, shown: null };
  return {
    button: (
      <Button
        color="inherit"
        icon={panel.icon}
        className="panel-button"
        aria-label={translate(panel.label)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={isOpen || isComing ? close : open}
      >
        <span>{translate(panel.label)}</span>
      </Button>
    ),
    shown: isOpen && <Panel id={id} onClose={close} />,
  };
};

/**
 * Prefetches the menu's screens one by one, once the first page is there, so that they open without the network. Returns
 * what says above every page which outside services do not answer, once its code is there.
 */
const usePrefetchMenu = (): ReactNode => {
  const registry = useContext(RegistryContext);
  const menu = useMenu();
  const [notice, showNotice] = useState<ReactNode>();
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      if (isGone) return;
      const { prefetchMenu } = await import('./prefetchMenu');
      await prefetchMenu({ menu, registry, showNotice, isGone: () => isGone });
    };
    if (!savesData()) whenIdle(() => void load().catch(() => undefined));
    return () => {
      isGone = true;
    };
  }, [menu, registry]);
  return notice;
};
