import { QueryCache, QueryClient } from '@tanstack/react-query';
import { HttpError } from 'ra-core';
import { logFailure } from '../../../providers/http/send';
import { toasts } from '../../ui/toasts/toasts';

const firstServerFailure = 500;
const maxRetries = 1;
/** How long a page waits before it tries again by itself, in milliseconds: usually, and at most where the server names a time. */
const pauses = { usual: 1000, longest: 10_000 };

const pauseBefore = (error: unknown): number =>
  (error instanceof HttpError ? error.body?.retryAfter : undefined) ?? pauses.usual;

/** A failed read is tried once more where that can help: not when the server refused it, not without an answer. */
const retry = (failures: number, error: unknown) =>
  failures < maxRetries &&
  error instanceof HttpError &&
  error.status >= firstServerFailure &&
  pauseBefore(error) <= pauses.longest;

// Without a network a call fails and says so; the library would let it wait, silently, for a better time.
const networkMode = 'always';

/** The cache of the application for one session. Whatever could not be loaded is logged here, told or not (spec 8). */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      // What was asked for may hold a tax number; the log has the name of what was loaded alone.
      onError: (error, { queryKey: [resource, method] }) => {
        logFailure(`${resource} ${method} failed`, error);
        const reference = error instanceof HttpError && error.body?.reference;
        if (reference) toasts.noteFailure(reference);
      },
    }),
    defaultOptions: {
      // What the page still lacks when the network is back is loaded without being asked for.
      queries: {
        retry,
        retryDelay: (_, error) => pauseBefore(error),
        networkMode,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
      mutations: { networkMode },
    },
  });
