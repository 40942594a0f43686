import {
  createProviders as createProvidersCall,
  createUsers as createUsersCall,
  getPermissionsByUserTypeId,
  getUser as getUserCall,
  getUserStatuses,
  searchProviders as searchProvidersCall,
  searchUsersByProvider,
  searchUsers as searchUsersCall,
  updateProviders as updateProvidersCall,
  updateUsers as updateUsersCall,
} from '../../contract/calls/user';
import type { Mount } from '../http/mount';
import { presentProviderRow } from '../presenters/presentProvider';
import { presentUser, presentUserRow } from '../presenters/presentUser';
import { userStatusTexts } from '../presenters/userStatusTexts';
import { createProviders } from '../services/provider/createProviders';
import { searchProviders } from '../services/provider/searchProviders';
import { updateProviders } from '../services/provider/updateProviders';
import { createUsers } from '../services/user/createUsers';
import { getUser } from '../services/user/getUser';
import { permissionList } from '../services/user/permissionLists';
import { searchProviderUsers, searchUsers } from '../services/user/searchUsers';
import { updateUsers } from '../services/user/updateUsers';

/** The calls of /User (spec 7). */
export const userRoutes = (mount: Mount): void => {
  mount.call(searchUsersCall, async (context, input) => {
    const { rows, totalItems } = await searchUsers(context, input);
    return { items: rows.map(presentUserRow), totalItems };
  });
  mount.call(searchUsersByProvider, async (context, input) => {
    const { rows, totalItems } = await searchProviderUsers(context, input);
    return { items: rows.map(presentUserRow), totalItems };
  });
  mount.call(searchProvidersCall, async (context, input) => {
    const { rows, totalItems } = await searchProviders(context, input);
    return { items: rows.map(presentProviderRow), totalItems };
  });

  mount.call(getUserCall, async (context, input) => presentUser(await getUser(context, input)));
  mount.call(getUserStatuses, async () => [...userStatusTexts]);
  mount.call(getPermissionsByUserTypeId, async (_context, { userTypeId }) => [...permissionList(userTypeId)]);

  mount.call(createUsersCall, createUsers);
  mount.call(updateUsersCall, updateUsers);
  mount.call(createProvidersCall, createProviders);
  mount.call(updateProvidersCall, updateProviders);
};
