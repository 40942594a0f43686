import type { Examples } from './example';

const ofProvider = async (_: unknown, providerId: number) => ({ providerId });

/** Examples of the calls of contract/calls/integration. */
export const integrationExamples: Examples = {
  getApiCalls: { as: 'Administrator', input: ofProvider },
  getRateLimits: { as: 'Administrator', input: ofProvider },
};
