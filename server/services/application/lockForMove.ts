import { isForKind, type MoveName, startsFrom } from '../../../contract/rules/applicationMoves';
import { Refusal } from '../refusal';
import type { Actor, ServiceContext } from '../serviceContext';
import { actionTexts } from './actionTexts';
import { lockApplication, type StoredApplication } from './lockApplication';

/** The locked application that an action starts from, refused where its kind or status forbids it (spec 4, "Application lifecycle"). */
export const lockForMove = async (
  context: ServiceContext & { actor?: Actor },
  applicationId: number,
  move: MoveName,
): Promise<StoredApplication> => {
  const application = await lockApplication(context, applicationId);
  if (!isForKind(move, application.kind))
    throw new Refusal('badRequest', actionTexts.notForKind(application.kind));
  if (!startsFrom(move, application.statusId)) throw new Refusal('badRequest', actionTexts.stateChanged);
  return application;
};
