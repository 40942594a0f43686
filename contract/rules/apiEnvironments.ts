/** Where a client of a provider works: with the real requests, or in the sandbox beside them. */
export const apiEnvironments = ['live', 'sandbox'] as const;
export type ApiEnvironment = (typeof apiEnvironments)[number];
