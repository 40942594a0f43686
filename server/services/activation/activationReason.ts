import type { ActivationBody } from '../../../contract/entities/applicationAction';
import { fieldLabels } from '../../../contract/fieldLabels';
import { otherActivationReasonIds } from '../../../contract/rules/activation';
import { messages } from '../../../contract/rules/messages';
import { cleanText } from '../cleanText';
import { fieldRefusal } from '../fieldRefusal';
import { requireReason } from '../reason/requireReason';
import type { ServiceContext } from '../serviceContext';

type Activation = ActivationBody['applicationActivations'][number];

const missing = (field: keyof Activation) =>
  fieldRefusal(fieldLabels[field] ?? field, messages.requiredInDialog);

/** The reason of a late activation, with a text of its own where the reason asks for one (spec 5, "Activation modal"). */
export const activationReason = async (
  context: ServiceContext,
  { activationStartReasonId: id, activationStartOtherReason: text }: Activation,
): Promise<{ activationStartReasonId: number; activationStartOtherReason: string | null }> => {
  if (!id) throw missing('activationStartReasonId');
  await requireReason(context, 'activation', id, 'activationStartReasonId');
  if (!otherActivationReasonIds.includes(id))
    return { activationStartReasonId: id, activationStartOtherReason: null };
  const activationStartOtherReason = cleanText(text);
  if (!activationStartOtherReason) throw missing('activationStartOtherReason');
  return { activationStartReasonId: id, activationStartOtherReason };
};
