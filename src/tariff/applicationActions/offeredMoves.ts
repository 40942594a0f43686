import { type Grants, satisfies } from '../../../contract/access';
import {
  type ApplicationKind,
  type ApplicationMoveName,
  applicationMoves,
  isForKind,
  startsFrom,
} from '../../../contract/rules/applicationMoves';

/** The facts that decide which moves a detail offers. */
export interface MoveCircumstances {
  statusId: number;
  kind: ApplicationKind;
  isRecheckDetail: boolean;
  grants: Grants;
}

const names = Object.keys(applicationMoves) as ApplicationMoveName[];

/** The detail of a recheck offers the decision only; all other moves belong to the original (spec 6). */
const isForRecheckDetail = (move: ApplicationMoveName) => move === 'decide';

/** Returns the moves that a detail offers to a user with these grants (spec 4 and 6). */
export const offeredMoves = (circumstances: MoveCircumstances): readonly ApplicationMoveName[] => {
  const { statusId, kind, isRecheckDetail, grants } = circumstances;
  return names.filter(
    (move) =>
      startsFrom(move, statusId) &&
      isForKind(move, kind) &&
      (!isRecheckDetail || isForRecheckDetail(move)) &&
      satisfies(grants, applicationMoves[move].access),
  );
};
