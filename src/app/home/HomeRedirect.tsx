import { usePermissions } from 'ra-core';
import { useContext, useEffect } from 'react';
import { Navigate } from 'react-router';
import type { Grants } from '../../../contract/access';
import { homeRoute } from '../../../contract/rules/homeRoute';
import { RegistryContext } from '../../kit/resource/registryContext';
import { loadScreen } from '../run/loadScreen';

/** '/': leads each user to the first screen that they may open (spec 6, Home redirect). */
export const HomeRedirect = () => {
  const { permissions } = usePermissions<Grants>();
  const registry = useContext(RegistryContext);
  const home = permissions && homeRoute(permissions);
  useEffect(() => {
    if (home) void loadScreen(registry, home);
  }, [registry, home]);
  return home ? <Navigate to={home} replace /> : null;
};
