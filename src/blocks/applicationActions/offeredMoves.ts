import { type Grants, satisfies } from '../../../contract/access';
import {
  type ApplicationKind,
  type ApplicationMoveName,
  applicationMoves,
  isForKind,
  startsFrom,
} from '../../../contract/rules/applicationMoves';

/** What decides about the moves that a detail offers. */
export interface MoveCircumstances {
  statusId: number;
  kind: ApplicationKind;
  isRecheckDetail: boolean;
  grants: Grants;
}

const names = Object.keys(applicationMoves) as ApplicationMoveName[];

/** On the detail of a recheck only the decision is left: everything else belongs to the original (spec 6). */
const isForRecheckDetail = (move: ApplicationMoveName) => move === 'decide';

/** The moves that a detail offers to whoever holds these grants (spec 4 and 6). */
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
