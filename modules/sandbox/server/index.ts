import type { ServerModule } from '../../../server/http/serverModule';
import { tellSandbox } from '../../integration/server/environment/inEnvironment';
import * as calls from '../contract/calls';
import { createSandbox } from './createSandbox';
import { sandboxRoutes } from './routes';
import { serveSandbox } from './serveSandbox';

/** A second application beside the installation, where providers' systems try everything and nothing is real. */
export const sandbox: ServerModule = {
  name: 'sandbox',
  calls,
  routes: sandboxRoutes,
  serveBeside: serveSandbox,
  hooks: { providerChanged: tellSandbox },
  createSandbox,
};
