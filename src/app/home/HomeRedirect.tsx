import { usePermissions } from 'ra-core';
import { useContext, useEffect } from 'react';
import { Navigate } from 'react-router';
import type { Grants } from '../../../contract/access';
import { paths } from '../../../contract/paths';
import { homeRoute } from '../../../contract/rules/homeRoute';
import { useOffers } from '../../kit/access/useCapability';
import { findScreen, RegistryContext } from '../../kit/resource/registryContext';
import { useIsConfigLoading } from '../../public/config/ClientConfigProvider';
import { loadable } from '../../ui/loading/loadable';
import { homeScreens } from './homeScreens';

/** The screen at '/': redirects each user to the first screen that they may open (spec 6, Home redirect). */
export const HomeRedirect = () => {
  const { permissions } = usePermissions<Grants>();
  const registry = useContext(RegistryContext);
  const isOffered = useOffers();
  const isConfigLoading = useIsConfigLoading();
  const home = permissions && homeRoute(permissions, homeScreens(registry, isOffered));
  useEffect(() => {
    const found = home && findScreen(registry, home);
    if (found) void loadable(found.screen.load).prefetch();
  }, [registry, home]);
  // A user who may open none of the specified screens may still get one of our capabilities, once they are known.
  if (!home || (home === paths.noPermissions && isConfigLoading)) return null;
  return <Navigate to={home} replace />;
};
