import { QueryCache, QueryClient } from '@tanstack/react-query';
import { HttpError } from 'ra-core';
import { logFailure } from '../../../providers/http/request';
import { toasts } from '../../ui/toasts/toasts';

const firstServerFailure = 500;
const maxRetries = 1;
/** The pause before an automatic retry, in milliseconds: the usual one, and the longest that the server may ask for. */
const pauses = { usual: 1000, longest: 10_000 };

const pauseBefore = (error: unknown): number =>
  (error instanceof HttpError ? error.body?.retryAfter : undefined) ?? pauses.usual;

/** Retries a failed read once, where that can help: not when the server refused it, and not without an answer. */
const retry = (failures: number, error: unknown) =>
  failures < maxRetries &&
  error instanceof HttpError &&
  error.status >= firstServerFailure &&
  pauseBefore(error) <= pauses.longest;

// Without a network a call fails and says so; by default the library would pause it silently.
const networkMode = 'always';

/** Creates the application's cache for one session. Every failed load is logged here, shown or not (spec 8). */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      // The rest of the key may contain a tax number, so the log gets only the resource and the method.
      onError: (error, { queryKey: [resource, method] }) => {
        logFailure(`${resource} ${method} failed`, error);
        const reference = error instanceof HttpError && error.body?.reference;
        if (reference) toasts.noteFailure(reference);
      },
    }),
    defaultOptions: {
      // What the page still lacks when the network is back is loaded automatically.
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
