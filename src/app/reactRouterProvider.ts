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

/** A function that stays the same, so that nobody is drawn again only because the page changed. */
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
 * ra-core's own adapter for React Router without its data router, which this application never uses
 * and which alone is as heavy as all the rest of the router; the build puts this one in its place.
 */
export const reactRouterProvider: RouterProvider = {
  useNavigate: useSteadyNavigate,
  useLocation,
  // The same functions, described a little differently by the two libraries.
  useParams: useParams as RouterProvider['useParams'],
  // Only its data router can hold a navigation back.
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
