import {
  type DataProvider,
  useCanAccess,
  useDataProvider,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'ra-core';
import { useWatch } from 'react-hook-form';
import { allows } from '../../../contract/access';
import type { Invitation, PermissionRow, User } from '../../../contract/entities/user';
import { paths } from '../../../contract/paths';
import { homeRoute } from '../../../contract/rules/homeRoute';
import { roleOfUserType } from '../../../contract/rules/roleOfUserType';
import { userStatus, userType } from '../../../contract/rules/userTypes';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useCapability, useOffers } from '../../kit/access/useCapability';
import { useAction } from '../../kit/actions/useAction';
import type { Field } from '../../kit/fields/Field';
import { formatMoment } from '../../kit/format/lisbonTime';
import { Slot } from '../../kit/layout/Slot';
import { useMenu } from '../../kit/resource/registryContext';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/buttons/Button';
import { Bullets, Stack, Text } from '../../ui/layout/Stack';
import { Section } from '../../ui/page/Section';
import { AuditLink } from '../auditTrail/AuditLink';
import { messages } from './messages';
import { PermissionGrid } from './PermissionGrid';
import { invitationTexts, lockTexts, previewTexts } from './texts';
import { UserSessions } from './UserSessions';
import './userAccess.css';

declare module '../../kit/layout/Slot' {
  interface Slots {
    /** What is to be said of the user of the record, above the rights. */
    userNotices: { readonly userTypeId: number };
  }
}

/** The part of the user form about rights: the grid and its preview (spec 2.10). */
export const UserAccess = ({ userTypeId }: { userTypeId: number }) => {
  const user = useRecordContext<User>();
  return (
    <div className="user-access">
      <div className="notice">
        <LockNotice userTypeId={userTypeId} />
        <InvitationNotice userTypeId={userTypeId} />
        <Slot name="userNotices" props={{ userTypeId }} />
      </div>
      <Section title={messages.userAccess.grid.title}>
        <PermissionGrid userTypeId={userTypeId} />
      </Section>
      <Section title={previewTexts.title} description={previewTexts.description}>
        <AccessPreview userTypeId={userTypeId} />
      </Section>
      <UserSessions userTypeId={userTypeId} />
      {user && <AuditLink about="actorId" id={user.id} />}
    </div>
  );
};

const { reader, writer, updater } = messages.userAccess.grid;

/** Loads a field for each right of the permission grid, in its words: whether a user has it. For a history only. */
export const loadRightFields = async (
  dataProvider: DataProvider,
  userTypeId: number,
): Promise<readonly Field[]> => {
  const { data } = await dataProvider.getList<PermissionRow & { id: string }>('permissions', {
    filter: { userTypeId },
  });
  return data.flatMap(({ displayName, readerPermission, writerPermission, updaterPermission }) => [
    ...rightField(reader, displayName, readerPermission),
    ...rightField(writer, displayName, writerPermission),
    ...rightField(updater, displayName, updaterPermission),
  ]);
};

const rightField = (verb: string, access: string, right: string | null | undefined): Field[] =>
  right
    ? [
        {
          source: right,
          label: `${verb} ${access}`,
          kind: 'custom',
          text: ({ permissions = [] }, translate) =>
            translate(permissions.includes(right) ? 'kit.inputs.yes' : 'kit.inputs.no'),
        },
      ]
    : [];

/** Says what became of a user's registration e-mail, with a button to send it again for users who may edit them. */
const InvitationNotice = ({ userTypeId }: { userTypeId: number }) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const refresh = useRefresh();
  const user = useRecordContext<User>();
  const { canAccess: mayUpdate = false } = useCanAccess({
    action: userTypeId === userType.administrator ? 'update' : 'edit',
  });
  const isOffered = useCapability('send-invitation');
  const { start, isRunning } = useAction<number>({
    run: (id) => dataProvider.sendUserInvitation(id),
    successMessage: invitationTexts.sent,
    failureMessage: invitationTexts.notSent,
    onSuccess: refresh,
  });
  if (!user?.invitation) return null;
  const { invitation } = user;
  const state = stateOf(invitation);
  const mayBeSent = isOffered && mayUpdate && !invitation.isUsed && user.userStatusId === userStatus.active;
  return (
    <Alert
      severity={state === 'expired' ? 'warning' : 'info'}
      role="note"
      action={
        mayBeSent && (
          <Button color="inherit" size="small" loading={isRunning} onClick={() => start(user.id)}>
            {invitationTexts.send}
          </Button>
        )
      }
    >
      {invitationTexts[state](momentOf(invitation.sentOn), momentOf(invitation.expiresOn))}
    </Alert>
  );
};

const momentOf = (moment: string | null | undefined) => (moment ? formatMoment(moment) : '');

const stateOf = ({ isUsed, expiresOn }: Invitation): 'used' | 'onItsWay' | 'pending' | 'expired' => {
  if (isUsed) return 'used';
  if (!expiresOn) return 'onItsWay';
  return new Date(expiresOn) > new Date() ? 'pending' : 'expired';
};

/** Says until when wrong passwords lock this account, with a button to lift the lock for users who may edit it. */
const LockNotice = ({ userTypeId }: { userTypeId: number }) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const refresh = useRefresh();
  const user = useRecordContext<User>();
  const { canAccess: mayUpdate = false } = useCanAccess({
    action: userTypeId === userType.administrator ? 'update' : 'edit',
  });
  const isOffered = useCapability('lift-lock');
  const { start, isRunning } = useAction<number>({
    run: (id) => dataProvider.liftUserLock(id),
    successMessage: lockTexts.lifted,
    failureMessage: lockTexts.notLifted,
    onSuccess: refresh,
  });
  if (!user?.lockedUntil) return null;
  return (
    <Alert
      severity="warning"
      role="note"
      action={
        isOffered &&
        mayUpdate && (
          <Button color="inherit" size="small" loading={isRunning} onClick={() => start(user.id)}>
            {lockTexts.lift}
          </Button>
        )
      }
    >
      {lockTexts.until(formatMoment(user.lockedUntil))}
    </Alert>
  );
};

/**
 * Previews the menu and the home page that the ticked rights give, by the same rules as the router and the
 * menu (spec 2.1 and 6).
 */
const AccessPreview = ({ userTypeId }: { userTypeId: number }) => {
  const translate = useTranslate();
  const permissions: string[] = useWatch({ name: 'permissions' }) ?? [];
  const status: unknown = useWatch({ name: 'userStatusId' });
  const role = roleOfUserType[userTypeId];
  const grants = { roles: role ? [role] : [], permissions };

  const isOffered = useOffers();
  const navigation = useMenu().filter(({ capability }) => isOffered(capability));
  const menu = navigation.filter(({ resource, entry }) => allows(grants, resource, entry.action));
  const home = homeRoute(
    grants,
    navigation.map(({ entry: { to, action }, resource }) => ({ path: to, resource, action })),
  );
  const homeLabel =
    home === paths.noPermissions
      ? 'app.noPermissions.title'
      : (menu.find(({ entry }) => entry.to === home)?.entry.label ?? home);

  return (
    <Stack>
      {status === userStatus.inactive && (
        <Alert severity="info" role="note" outline="quiet">
          {previewTexts.inactive}
        </Alert>
      )}
      <div aria-live="polite">
        <Text size="small" tone="secondary">
          {previewTexts.home}
        </Text>
        <Text isStrong>{translate(homeLabel)}</Text>
      </div>
      {menu.length > 0 && (
        <div>
          <Text size="small" tone="secondary">
            {previewTexts.menu}
          </Text>
          <Bullets aria-label={previewTexts.menu}>
            {menu.map(({ entry }) => (
              <li key={entry.to}>{translate(entry.label)}</li>
            ))}
          </Bullets>
        </div>
      )}
    </Stack>
  );
};
