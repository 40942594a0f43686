import { z } from 'zod';

/** An internet provider as a pick list shows it (spec 3, Provider context and option). */
export const providerOption = z.object({
  providerId: z.int().positive(),
  providerDescription: z.string(),
});
export type ProviderOption = z.infer<typeof providerOption>;

/** A provider in listings (spec 3, Provider). */
export const providerRow = z.object({
  id: z.int().positive(),
  name: z.string(),
  userStatusId: z.int(),
  userStatusDescription: z.string(),
});
export type ProviderRow = z.infer<typeof providerRow>;
