import { passedOnCalls, passedOnResources } from '../../contract/records/passedOn';
import type { AppParts } from '../http/appParts';
import type { Mount } from '../http/mount';
import { passOn, readRange } from '../services/passedOn/passOn';

/**
 * The calls of resources that other servers hold. A resource whose server has no address here has neither calls nor, in
 * /config.json, the capability that its screens need; the log says so.
 */
export const passedOnRoutes = (
  mount: Mount,
  { settings, log }: AppParts,
  resources = passedOnResources,
): void => {
  for (const held of resources) {
    const { name: resource, isReadingAudited } = held;
    const server = settings.otherServers?.[held.server];
    if (!server) {
      log.warn('OTHER_SERVERS has no address for a resource', { resource, server: held.server });
      continue;
    }
    const { list, read, create, update, remove } = passedOnCalls(held);
    const view = isReadingAudited ? 'view' : undefined;
    if (list)
      mount.list(list, async (context, query) => {
        const answer = await passOn(context, server, list, { resource, action: view, query });
        return { items: answer.value, ...readRange(answer.range, answer.value.length) };
      });
    if (read)
      mount.call(
        read,
        async (context, { id }) =>
          (await passOn(context, server, read, { resource, action: view, id })).value,
      );
    if (create)
      mount.call(
        create,
        async (context, body) =>
          (await passOn(context, server, create, { resource, action: 'create', body })).value,
      );
    if (update)
      mount.call(
        update,
        async (context, { id, ...body }) =>
          (await passOn(context, server, update, { resource, action: 'update', id, body })).value,
      );
    if (remove)
      mount.call(
        remove,
        async (context, { id }) =>
          (await passOn(context, server, remove, { resource, action: 'delete', id })).value,
      );
  }
};
