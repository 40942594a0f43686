import { useDataProvider, useRefresh } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { ErasurePlan } from '../../../contract/calls/erasure';
import { textUpTo } from '../../../contract/entities/text';
import { fieldLengths } from '../../../contract/rules/limits';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { RunInDialogButton } from '../../../src/kit/actions/RunInDialogButton';
import { BooleanInput } from '../../../src/kit/inputs/BooleanInput';
import { TextInput } from '../../../src/kit/inputs/TextInput';
import { Text } from '../../../src/ui/layout/Stack';
import { erasureTexts as texts } from './texts';

const order = z.object({
  reason: textUpTo(fieldLengths.otherReason).min(1, validationMessages.required),
  includesUnfinished: z.boolean(),
  keepsMentions: z.boolean(),
});
type Order = z.output<typeof order>;

interface EraseButtonProps {
  nif: string;
  plan: ErasurePlan;
  onErased: () => unknown;
}

/** Asks why, and erases what nothing keeps; nothing is offered where a hold keeps all. */
export const EraseButton = ({ nif, plan, onErased }: EraseButtonProps) => {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const { requests, mentions } = plan;
  const unheld = requests.filter(({ keptBecause }) => !keptBecause.includes('hold'));
  const going = mentions.filter(({ fate }) => fate !== 'held');
  if (unheld.length === 0 && (requests.length > 0 || going.length === 0)) return null;
  return (
    <div>
      <RunInDialogButton
        label={texts.erase}
        variant="contained"
        color="error"
        title={texts.title}
        about={<Text>{texts.found(nif)}</Text>}
        takesAway
        schema={order}
        defaultValues={{ reason: '', includesUnfinished: false, keepsMentions: false }}
        run={(data) =>
          dataProvider.update('dataProtection/erasures', { id: nif, data, previousData: { id: nif } })
        }
        successMessage={({ data }) => (data.isHeld ? 'approvals.waits' : texts.erased)}
        onSuccess={() => {
          refresh();
          onErased();
        }}
      >
        <Consequence plan={plan} />
        <TextInput
          multiline
          source="reason"
          label={texts.reason}
          helperText={texts.reasonHelp}
          maxLength={fieldLengths.otherReason}
          required
        />
        {unheld.some(({ keptBecause }) => keptBecause.length > 0) && (
          <BooleanInput source="includesUnfinished" label={texts.includesUnfinished} />
        )}
        {requests.length > 0 && going.some(({ fate }) => fate === 'overwritten') && (
          <BooleanInput source="keepsMentions" label={texts.keepsMentions} />
        )}
        {unheld.some(isOfOther) && <Text tone="secondary">{texts.includesOthers}</Text>}
      </RunInDialogButton>
    </div>
  );
};

const isOfOther = ({ isStudentOnly, keptBecause }: ErasurePlan['requests'][number]) =>
  isStudentOnly && keptBecause.length > 0;

/** How much goes, and how much is kept, as it is chosen. */
const Consequence = ({ plan }: { plan: ErasurePlan }) => {
  const includesUnfinished = useWatch<Order, 'includesUnfinished'>({ name: 'includesUnfinished' });
  const kept = plan.requests.filter(({ keptBecause }) =>
    includesUnfinished ? keptBecause.includes('hold') : keptBecause.length > 0,
  ).length;
  return (
    <>
      <Text aria-live="polite">
        {kept < plan.requests.length || plan.requests.length === 0
          ? texts.consequence(plan.requests.length - kept)
          : texts.nothingGoes}
      </Text>
      {kept > 0 && <Text>{texts.keptToo(kept)}</Text>}
    </>
  );
};
