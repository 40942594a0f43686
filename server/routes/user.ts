import type { CheckedInput } from '../../contract/calls/defineCall';
import {
  createProviders as createProvidersCall,
  createUsers as createUsersCall,
  getPermissionsByUserTypeId,
  getUser as getUserCall,
  getUserStatuses,
  liftLock,
  searchProviders as searchProvidersCall,
  searchUsersByProvider,
  searchUsers as searchUsersCall,
  sendInvitation as sendInvitationCall,
  updateProviders as updateProvidersCall,
  updateUsers as updateUsersCall,
} from '../../contract/calls/user';
import {
  previewProviderUserBulkEdit,
  previewUserBulkEdit,
  providerUserBulkEdit,
  userBulkEdit,
} from '../../contract/calls/userBulkEdit';
import { getProviderUserHistory, getUserHistory } from '../../contract/calls/userHistory';
import { userType } from '../../contract/rules/userTypes';
import type { AppParts } from '../http/appParts';
import type { Mount } from '../http/mount';
import { presentProviderRow } from '../presenters/presentProvider';
import { presentUser, presentUserRow } from '../presenters/presentUser';
import { userStatusTexts } from '../presenters/texts';
import { change, changeProviders, create } from '../services/acts/acts';
import { requireAccess } from '../services/context/requireAccess';
import type { SignedInContext } from '../services/context/serviceContext';
import { doAct } from '../services/hooks/doAct';
import { createProviders } from '../services/providers/createProviders';
import { searchProviders } from '../services/providers/searchProviders';
import { bulkEditUsers, previewBulkEditOfUsers } from '../services/users/bulkEditUsers';
import { getUser } from '../services/users/getUser';
import { sendInvitation } from '../services/users/invitation';
import { liftLockout } from '../services/users/liftLockout';
import { permissionList } from '../services/users/permissionLists';
import { searchProviderUsers, searchUsers } from '../services/users/searchUsers';
import { listUserHistory } from '../services/users/userHistory';

/** The calls of /User (spec 7). */
export const userRoutes = (mount: Mount, { settings: { passwordSignIn } }: AppParts): void => {
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

  mount.call(getUserCall, async (context, input) =>
    presentUser(await getUser({ ...context, passwordSignIn }, input)),
  );
  mount.list(getUserHistory, (context, input) =>
    listUserHistory(context, getUserHistory, userType.administrator, input),
  );
  mount.list(getProviderUserHistory, (context, input) =>
    listUserHistory(context, getProviderUserHistory, userType.operator, input),
  );
  mount.call(getUserStatuses, async () => [...userStatusTexts]);
  mount.call(getPermissionsByUserTypeId, async (context, { userTypeId }) => {
    requireAccess(context, getPermissionsByUserTypeId);
    return [...permissionList(userTypeId)];
  });

  const changeUsers = (context: SignedInContext, input: CheckedInput<typeof updateUsersCall>) =>
    doAct(context, change, input);
  const regulator = { userTypeId: userType.administrator };
  const operator = { userTypeId: userType.operator };
  mount.call(previewUserBulkEdit, (context, input) =>
    previewBulkEditOfUsers(context, { ...regulator, call: previewUserBulkEdit }, input),
  );
  mount.call(userBulkEdit, (context, input) =>
    bulkEditUsers(context, { ...regulator, call: userBulkEdit, change: changeUsers }, input),
  );
  mount.call(previewProviderUserBulkEdit, (context, input) =>
    previewBulkEditOfUsers(context, { ...operator, call: previewProviderUserBulkEdit }, input),
  );
  mount.call(providerUserBulkEdit, (context, input) =>
    bulkEditUsers(context, { ...operator, call: providerUserBulkEdit, change: changeUsers }, input),
  );

  mount.call(createUsersCall, (context, input) => doAct(context, create, input));
  mount.call(updateUsersCall, changeUsers);
  mount.call(liftLock, liftLockout);
  mount.call(sendInvitationCall, sendInvitation);
  mount.call(createProvidersCall, createProviders);
  mount.call(updateProvidersCall, (context, input) => doAct(context, changeProviders, input));
};
