import { useCanAccess, useRecordContext } from 'ra-core';
import type { User } from '../../../contract/entities/user';
import { userType } from '../../../contract/rules/userTypes';
import { useCapability } from '../../kit/access/useCapability';
import { FoldedSection } from '../../kit/layout/FoldedSection';
import { loadable } from '../../ui/loading/loadable';
import { sessionsTexts } from '../sessions/texts';

const Sessions = loadable(async () => (await import('../sessions/Sessions')).Sessions);

/** The sessions of the surrounding user, folded until they are asked for; they can be ended by whoever may edit the user. */
export const UserSessions = ({ userTypeId }: { userTypeId: number }) => {
  const user = useRecordContext<User>();
  const isOffered = useCapability('sessions');
  const { canAccess: mayEnd = false } = useCanAccess({
    action: userTypeId === userType.administrator ? 'update' : 'edit',
  });
  if (!user) return null;
  if (!isOffered) return null;
  return (
    <div className="sessions kit-screen-only">
      <FoldedSection
        texts={sessionsTexts}
        description={sessionsTexts.aboutUser}
        part={Sessions}
        props={{ userId: user.id, mayEnd }}
      />
    </div>
  );
};
