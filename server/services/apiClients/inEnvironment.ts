import type { ApiEnvironment } from '../../../contract/rules/apiEnvironments';
import { Refusal } from '../../lib/refusal';
import type { SignedInContext } from '../context/serviceContext';
import { clientTexts } from './texts';

/**
 * Returns the context of the environment that a call is about, which is this server's own.
 * @throws {Refusal} `badRequest` for another
 */
export const inEnvironment = async <Context extends SignedInContext>(
  context: Context,
  { environment }: { readonly environment: ApiEnvironment },
): Promise<Context> => {
  if (environment === 'sandbox')
    throw new Refusal('badRequest', clientTexts.noSandbox, undefined, 'environment');
  return context;
};
