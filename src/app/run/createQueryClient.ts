import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'ra-core';

const firstServerFailure = 500;
const maxRetries = 1;

/** A failed read is tried once more where that can help: not when the server refused it, not without an answer. */
const retry = (failures: number, error: unknown) =>
  failures < maxRetries && error instanceof HttpError && error.status >= firstServerFailure;

// Without a network a call fails and says so; the library would let it wait, silently, for a better time.
const networkMode = 'always';

/** The cache of one run of the application. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // What the page still lacks when the network is back is loaded without being asked for.
      queries: { retry, networkMode, refetchOnWindowFocus: false, refetchOnReconnect: true },
      mutations: { networkMode },
    },
  });
