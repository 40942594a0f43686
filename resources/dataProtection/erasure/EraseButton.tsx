import { useDataProvider, useRefresh } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { ErasurePlan } from '../../../contract/calls/erasure';
import { textUpTo } from '../../../contract/entities/text';
import { fieldLengths } from '../../../contract/rules/limits';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { RunInDialogButton } from '../../../src/kit/actions/RunInDialogButton';
import { formatDay } from '../../../src/kit/format/lisbonTime';
import { BooleanInput } from '../../../src/kit/inputs/BooleanInput';
import { DigitsInput } from '../../../src/kit/inputs/DigitsInput';
import { TextInput } from '../../../src/kit/inputs/TextInput';
import { useNeedsOther } from '../../../src/tariff/acts/useNeedsOther';
import { Text } from '../../../src/ui/layout/Stack';
import { erasureTexts as texts } from './texts';

/** The last digits of the NIF are typed anew, so that nobody erases another person than they mean. */
const orderOf = (nif: string) =>
  z.object({
    ...order.shape,
    lastDigits: z
      .string()
      .nullish()
      .refine((typed) => typed === nif.slice(-3), texts.otherDigits),
  });

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
        schema={orderOf(nif)}
        defaultValues={{ lastDigits: '', reason: '', includesUnfinished: false, keepsMentions: false }}
        run={({ lastDigits: _, ...data }) =>
          dataProvider.update('dataProtection/erasures', { id: nif, data, previousData: { id: nif } })
        }
        successMessage={({ data }) => (data.isHeld ? 'acts.waits' : texts.erased)}
        onSuccess={() => {
          refresh();
          onErased();
        }}
      >
        <NeedsOther />
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
        <DigitsInput source="lastDigits" label={texts.lastDigits} maxLength={3} required />
        {unheld.some(isOfOther) && <Text tone="secondary">{texts.includesOthers}</Text>}
      </RunInDialogButton>
    </div>
  );
};

const isOfOther = ({ isStudentOnly, keptBecause }: ErasurePlan['requests'][number]) =>
  isStudentOnly && keptBecause.length > 0;

/** Says that a second person has to approve it, where that is so; asked for once the dialog is open. */
const NeedsOther = () => (useNeedsOther('erasePerson', true) ? <Text>{texts.needsOther}</Text> : null);

/** What goes, each request by name and date, and how much is kept, as it is chosen. */
const Consequence = ({ plan }: { plan: ErasurePlan }) => {
  const includesUnfinished = useWatch<Order, 'includesUnfinished'>({ name: 'includesUnfinished' });
  const isKept = ({ keptBecause }: ErasurePlan['requests'][number]) =>
    includesUnfinished ? keptBecause.includes('hold') : keptBecause.length > 0;
  const going = plan.requests.filter((one) => !isKept(one));
  const kept = plan.requests.length - going.length;
  return (
    <>
      <Text aria-live="polite">
        {kept < plan.requests.length || plan.requests.length === 0
          ? texts.consequence(plan.requests.length - kept)
          : texts.nothingGoes}
      </Text>
      {going.length > 0 && (
        <ul className="erasure-requests" aria-label={texts.concerned}>
          {going.map(({ id, kind, fullName, createdOn }) => (
            <li key={id}>
              {texts.one(texts.kinds[kind], id, fullName)} ·{' '}
              <span className="day">{formatDay(createdOn)}</span>
            </li>
          ))}
        </ul>
      )}
      {kept > 0 && <Text>{texts.keptToo(kept)}</Text>}
    </>
  );
};
