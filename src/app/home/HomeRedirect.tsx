import { usePermissions } from 'ra-core';
import { Navigate } from 'react-router';
import type { Grants } from '../../../contract/access';
import { homeRoute } from '../../../contract/rules/homeRoute';

/** '/': leads each user to the first screen that they may open (spec 6, Home redirect). */
export const HomeRedirect = () => {
  const { permissions } = usePermissions<Grants>();
  return permissions ? <Navigate to={homeRoute(permissions)} replace /> : null;
};
