import type { RouterProvider } from 'ra-core';
import { useCallback, useEffect, useRef } from 'react';
import {
  Link,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
} from 'react-router';

/** Returns a function that stays the same, so that no component renders again only because the page changed. */
const useSteadyNavigate: RouterProvider['useNavigate'] = () => {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  return useCallback((to, options) => {
    if (typeof to === 'number') latest.current(to);
    else latest.current(to, options);
  }, []);
};

/**
 * ra-core's own adapter for React Router without the data router, which this application never uses
 * and which alone is as large as the rest of the router; the build replaces ra-core's adapter by this one.
 */
export const reactRouterProvider: RouterProvider = {
  useNavigate: useSteadyNavigate,
  useLocation,
  // The same functions, typed slightly differently by the two libraries.
  useParams: useParams as RouterProvider['useParams'],
  // Only the data router can block a navigation.
  useBlocker: () => ({ state: 'unblocked', reset: undefined, proceed: undefined, location: undefined }),
  useMatch,
  useInRouterContext,
  useCanBlock: () => false,
  Link,
  Navigate,
  Route: Route as RouterProvider['Route'],
  Routes,
  Outlet,
  RouterWrapper: ({ children }) => children,
  matchPath,
};
