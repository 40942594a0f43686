import { passedOnCalls, passedOnResources } from '../../contract/records/passedOn';
import type { AppParts } from '../http/appParts';
import type { Mount } from '../http/mount';
import { auditPassedOn, passOn, readRange } from '../services/passedOn/passOn';

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
    if (list)
      mount.list(list, async (context, query) => {
        const { value: items, range } = await passOn(context, server, list, { resource, query });
        if (isReadingAudited) await auditPassedOn(context, { resource, action: 'view' });
        return { items, ...readRange(range, items.length) };
      });
    if (read)
      mount.call(read, async (context, { id }) => {
        const { value } = await passOn(context, server, read, { resource, id });
        if (isReadingAudited) await auditPassedOn(context, { resource, action: 'view', id });
        return value;
      });
    if (create)
      mount.call(create, async (context, body) => {
        const { value } = await passOn(context, server, create, { resource, body });
        await auditPassedOn(context, { resource, action: 'create', id: value.id });
        return value;
      });
    if (update)
      mount.call(update, async (context, { id, ...body }) => {
        const { value } = await passOn(context, server, update, { resource, id, body });
        await auditPassedOn(context, { resource, action: 'update', id });
        return value;
      });
    if (remove)
      mount.call(remove, async (context, { id }) => {
        const { value } = await passOn(context, server, remove, { resource, id });
        await auditPassedOn(context, { resource, action: 'delete', id });
        return value;
      });
  }
};
