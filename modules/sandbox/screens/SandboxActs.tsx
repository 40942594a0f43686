import { z } from 'zod';
import { momentWith } from '../../../contract/entities/moment';
import { fieldLengths } from '../../../contract/rules/limits';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { RunInDialogButton } from '../../../src/kit/actions/RunInDialogButton';
import { DateTimeInput } from '../../../src/kit/inputs/DateTimeInput';
import { NumberInput } from '../../../src/kit/inputs/NumberInput';
import { SelectInput } from '../../../src/kit/inputs/SelectInput';
import { TextInput } from '../../../src/kit/inputs/TextInput';
import { Text } from '../../../src/ui/layout/Stack';
import { type RegulatorAct, regulatorActs, requireReason, sandboxDecision } from '../contract/sandbox';
import { maxMovedDays } from '../contract/sandboxLimits';
import { sandboxTexts as texts } from './texts';

interface ActProps {
  change: (data: object) => Promise<unknown>;
  onDone: () => void;
}

const move = z.object({
  applicationId: sandboxDecision.shape.applicationId,
  days: z
    .int(validationMessages.required)
    .min(1, validationMessages.invalidValue)
    .max(maxMovedDays, validationMessages.invalidValue),
});

/** Asks for a request and days, and lets so many pass for it. */
export const MoveDeadline = ({ change, onDone }: ActProps) => (
  <RunInDialogButton
    label={texts.move}
    title={texts.moveTitle}
    about={<Text>{texts.moveAbout}</Text>}
    schema={move}
    defaultValues={{ applicationId: null as unknown as number, days: 7 }}
    successMessage={texts.moved}
    run={(values) => change({ act: 'moveDeadline', ...values })}
    onSuccess={onDone}
  >
    <NumberInput source="applicationId" label={texts.applicationId} required />
    <NumberInput source="days" label={texts.days} max={maxMovedDays} required />
  </RunInDialogButton>
);

const moment = momentWith(validationMessages.required);
const period = z
  .object({ beginDate: moment, endDate: moment })
  .refine(({ beginDate, endDate }) => new Date(beginDate) < new Date(endDate), {
    path: ['endDate'],
    message: texts.wrongPeriod,
  });

/** Asks for a communication period of the sandbox, and sets it. */
export const SetPeriod = ({ change, onDone }: ActProps) => (
  <RunInDialogButton
    label={texts.setPeriod}
    title={texts.setPeriodTitle}
    about={<Text>{texts.setPeriodAbout}</Text>}
    schema={period}
    defaultValues={{ beginDate: '', endDate: '' }}
    successMessage={texts.periodSet}
    run={(values) => change({ act: 'setPeriod', ...values })}
    onSuccess={onDone}
  >
    <DateTimeInput source="beginDate" label={texts.beginDate} required />
    <DateTimeInput source="endDate" label={texts.endDate} required />
  </RunInDialogButton>
);

const decision = sandboxDecision.superRefine(requireReason);

/** Asks for a request and what the regulator does with it, and does that in the regulator's place. */
export const Decide = ({ change, onDone }: ActProps) => (
  <RunInDialogButton
    label={texts.decide}
    title={texts.decide}
    about={<Text>{texts.decideAbout}</Text>}
    schema={decision}
    defaultValues={{
      applicationId: null as unknown as number,
      decision: null as unknown as RegulatorAct,
      reason: '',
    }}
    successMessage={texts.decided}
    run={(values) => change({ act: 'decide', ...values })}
    onSuccess={onDone}
  >
    <NumberInput source="applicationId" label={texts.applicationId} required />
    <SelectInput
      source="decision"
      label={texts.decision}
      choices={regulatorActs.map((id) => ({ id, name: texts.decisions[id] }))}
      required
    />
    <TextInput source="reason" label={texts.reason} multiline maxLength={fieldLengths.eligibilityReason} />
  </RunInDialogButton>
);
