import type { ServerModule } from '../../../server/http/serverModule';
import * as calls from '../contract/calls';
import { findAnything } from './findAnything';
import { presentFindings } from './presentFindings';

/** One search for requests, users and providers. */
export const find: ServerModule = {
  name: 'find',
  calls,
  routes: (mount) =>
    mount.call(calls.findAnything, async (context, input) =>
      presentFindings(context.actor, await findAnything(context, input)),
    ),
};
