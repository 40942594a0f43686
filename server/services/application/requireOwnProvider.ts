import { fieldLabels } from '../../../contract/fieldLabels';
import { messages } from '../../../contract/rules/messages';
import { fieldRefusal } from '../fieldRefusal';
import type { SignedInContext } from '../serviceContext';

/** The provider that a submission is for, which must be the actor's own (api.md, "Isolation"). */
export const requireOwnProvider = (
  { actor }: SignedInContext,
  providerId: number | null | undefined,
): number => {
  if (!providerId || providerId !== actor.providerId)
    throw fieldRefusal(fieldLabels.providerId ?? 'providerId', messages.invalidValue);
  return providerId;
};
