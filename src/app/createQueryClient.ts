import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'ra-core';

const firstServerFailure = 500;
const maxRetries = 1;

/** A failed read is tried once more where that can help: not when the server refused it, not without an answer. */
const retry = (failures: number, error: unknown) =>
  failures < maxRetries && error instanceof HttpError && error.status >= firstServerFailure;

/** The cache of one run of the application. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry, refetchOnWindowFocus: false } } });
