import { eq } from 'drizzle-orm';
import { savedSearches } from '../../../server/db/schema/savedSearches';
import { users } from '../../../server/db/schema/users';
import { callers, type Examples } from '../../../tests/server/conformance/example';
import type { TestServer } from '../../../tests/support/testServer';
import type { SavedSearchValue } from '../contract/savedSearch';

const resource = 'backofficeApplications';
const value: SavedSearchValue = {
  filter: { fiscalNumber: '123456789' },
  sort: { field: 'createdOn', order: 'DESC' },
  columns: ['fiscalNumber', 'fullName'],
};

/** Saves a search of the administrator's and returns its id. */
const aSavedSearch = async ({ db }: TestServer) => {
  const [owner] = await db.select().from(users).where(eq(users.username, callers.Administrator));
  const at = { createdOn: new Date(), updatedOn: new Date() };
  const [saved] = await db
    .insert(savedSearches)
    .values({ ownerId: owner?.id ?? 0, resource, name: crypto.randomUUID(), value, shared: true, ...at })
    .returning({ id: savedSearches.id });
  return saved?.id ?? 0;
};

/** How the conformance test makes each call of the module. */
export const examples: Examples = {
  listSavedSearches: {
    as: 'Administrator',
    input: async (server) => {
      await aSavedSearch(server);
      return { resource };
    },
  },
  createSavedSearch: {
    as: 'Administrator',
    input: async () => ({ resource, name: crypto.randomUUID(), value, shared: false }),
  },
  updateSavedSearch: {
    as: 'Administrator',
    input: async (server) => ({ id: await aSavedSearch(server), name: crypto.randomUUID(), shared: false }),
  },
  removeSavedSearch: {
    as: 'Administrator',
    input: async (server) => ({ id: await aSavedSearch(server) }),
  },
};
