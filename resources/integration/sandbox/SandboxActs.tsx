import { z } from 'zod';
import { largestId } from '../../../contract/rules/limits';
import { maxMovedDays } from '../../../contract/rules/sandboxLimits';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { RunInDialogButton } from '../../../src/kit/actions/RunInDialogButton';
import { DateTimeInput } from '../../../src/kit/inputs/DateTimeInput';
import { NumberInput } from '../../../src/kit/inputs/NumberInput';
import { Text } from '../../../src/ui/layout/Stack';
import { sandboxTexts as texts } from './texts';

interface ActProps {
  change: (data: object) => Promise<unknown>;
  onDone: () => void;
}

const move = z.object({
  applicationId: z
    .int(validationMessages.required)
    .positive()
    .max(largestId, validationMessages.invalidValue),
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

const moment = z.iso.datetime({ offset: true, error: validationMessages.required });
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
