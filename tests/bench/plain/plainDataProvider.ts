import { type DataProvider, fetchUtils } from 'react-admin';
import { token } from './plainAuthProvider';

const notOffered = async () => {
  throw new Error('This application has one list and nothing else');
};

/** The list of requests, from the same call as ours. */
export const plainDataProvider: DataProvider = {
  getList: async (_resource, { pagination }) => {
    const { json } = await fetchUtils.fetchJson('/api/Application/search-backoffice', {
      method: 'POST',
      user: { authenticated: true, token: `Bearer ${token()}` },
      body: JSON.stringify({ pageNumber: pagination?.page, pageSize: pagination?.perPage }),
    });
    return { data: json.items, total: json.totalItems };
  },
  getOne: notOffered,
  getMany: notOffered,
  getManyReference: notOffered,
  create: notOffered,
  update: notOffered,
  updateMany: notOffered,
  delete: notOffered,
  deleteMany: notOffered,
};
