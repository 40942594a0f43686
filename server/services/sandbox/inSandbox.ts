import { providerOf } from '../apiClients/changeClient';
import type { SignedInContext } from '../context/serviceContext';
import { inEnvironment } from './inEnvironment';

/**
 * Returns the context of the sandbox, and the provider whose data there a call is about.
 * @throws {Refusal} `badRequest` where there is no sandbox, or an administrator names no provider
 */
export const inSandbox = async <Context extends SignedInContext>(
  context: Context,
  input: { readonly providerId?: number | undefined },
): Promise<{ inside: Context; providerId: number }> => {
  // Refused before the sandbox is opened for it.
  if (context.environment !== 'sandbox') await providerOf(context, input);
  const inside = await inEnvironment(context, { environment: 'sandbox', providerId: input.providerId });
  return { inside, providerId: (await providerOf(inside, input)).id };
};
