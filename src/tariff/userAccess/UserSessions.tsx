import { useCanAccess, useRecordContext } from 'ra-core';
import { useId } from 'react';
import type { User } from '../../../contract/entities/user';
import { userType } from '../../../contract/rules/userTypes';
import { useCapability } from '../../kit/access/useCapability';
import { usePart } from '../../kit/layout/usePart';
import { Button } from '../../ui/buttons/Button';
import { loadable } from '../../ui/loading/loadable';
import { Section } from '../../ui/page/Section';
import { sessionsTexts } from '../sessions/texts';

const Sessions = loadable(async () => (await import('../sessions/Sessions')).Sessions);

/** The sessions of the surrounding user, folded until they are asked for; they can be ended by whoever may edit the user. */
export const UserSessions = ({ userTypeId }: { userTypeId: number }) => {
  const user = useRecordContext<User>();
  const isOffered = useCapability('sessions');
  const { canAccess: mayEnd = false } = useCanAccess({
    action: userTypeId === userType.administrator ? 'update' : 'edit',
  });
  const { isOpen, isComing, open, close } = usePart(Sessions);
  const id = useId();
  if (!user || !isOffered) return null;
  return (
    <div className="sessions kit-screen-only">
      <Section
        title={sessionsTexts.title}
        description={sessionsTexts.aboutUser}
        actions={
          <Button
            variant="outlined"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            loading={isComing}
            onClick={isOpen ? close : open}
          >
            {isOpen ? sessionsTexts.hide : sessionsTexts.show}
          </Button>
        }
      >
        {isOpen && (
          <div id={id}>
            <Sessions userId={user.id} mayEnd={mayEnd} />
          </div>
        )}
      </Section>
    </div>
  );
};
