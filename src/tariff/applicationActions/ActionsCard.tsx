import { usePermissions, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { type Grants, satisfies } from '../../../contract/access';
import {
  type ApplicationKind,
  type ApplicationMoveName,
  applicationMoves,
  isForKind,
  startsFrom,
} from '../../../contract/rules/applicationMoves';
import { Row, Stack } from '../../ui/layout/Stack';
import { Section } from '../../ui/page/Section';
import type { LoadedDetail } from '../applicationDetail/useApplicationDetail';

interface ActionsCardProps {
  /** Whether it stands in the title line of the page, as wide as its buttons. */
  isInHead?: boolean;
  children: ReactNode;
}

/** The card with the action buttons of an application (spec 2.8, action cards). */
export const ActionsCard = ({ isInHead, children }: ActionsCardProps) => {
  const translate = useTranslate();
  const title = translate('applicationActions.title');
  if (isInHead)
    return (
      <section aria-label={title} className="kit-screen-only">
        <Row>{children}</Row>
      </section>
    );
  return (
    <div className="kit-screen-only">
      <Section title={title}>
        <Stack gap="close">{children}</Stack>
      </Section>
    </div>
  );
};

/** Returns the moves that a detail offers to the signed-in user; none until the rights are loaded (spec 6). */
export const useOfferedMoves = (detail: Pick<LoadedDetail, 'application' | 'kind' | 'isRecheckDetail'>) => {
  const { permissions: grants } = usePermissions<Grants>();
  const { application, kind, isRecheckDetail } = detail;
  if (!grants) return [];
  return offeredMoves({
    statusId: application.applicationStatusId,
    kind,
    isRecheckDetail,
    grants,
  });
};

/** The facts that decide which moves a detail offers. */
interface MoveCircumstances {
  statusId: number;
  kind: ApplicationKind;
  isRecheckDetail: boolean;
  grants: Grants;
}

/** Returns the moves that a detail offers to a user with these grants (spec 4 and 6). */
const offeredMoves = (circumstances: MoveCircumstances): readonly ApplicationMoveName[] => {
  const { statusId, kind, isRecheckDetail, grants } = circumstances;
  return names.filter(
    (move) =>
      startsFrom(move, statusId) &&
      isForKind(move, kind) &&
      (!isRecheckDetail || isForRecheckDetail(move)) &&
      satisfies(grants, applicationMoves[move].access),
  );
};

const names = Object.keys(applicationMoves) as ApplicationMoveName[];

/** The detail of a recheck offers the decision only; all other moves belong to the original (spec 6). */
const isForRecheckDetail = (move: ApplicationMoveName) => move === 'decide';
