import { byKey } from '../../../server/services/context/onceByKey';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import { providerOf } from '../../integration/server/clients/changeClient';
import { inEnvironment } from '../../integration/server/environment/inEnvironment';

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

/** Makes a write of the sandbox run once per idempotency key, which is kept there beside what it did, wherever it is called. */
export const byKeyInSandbox =
  <Context extends SignedInContext, Input extends { readonly providerId?: number | undefined }, Answer>(
    verb: (context: Context, input: Input) => Promise<Answer>,
  ): ((context: Context, input: Input) => Promise<Answer>) =>
  async (context, input) =>
    context.repeatable ? byKey(verb)((await inSandbox(context, input)).inside, input) : verb(context, input);
