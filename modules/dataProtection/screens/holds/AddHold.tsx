import { useDataProvider } from 'ra-core';
import { z } from 'zod';
import { day } from '../../../../contract/entities/moment';
import { textUpTo } from '../../../../contract/entities/text';
import { fieldLengths, largestId } from '../../../../contract/rules/limits';
import { lisbonDate } from '../../../../contract/rules/lisbonDay';
import { isNif } from '../../../../contract/rules/nif';
import { validationMessages } from '../../../../contract/rules/validationMessages';
import { RunInDialogButton } from '../../../../src/kit/actions/RunInDialogButton';
import { DateInput } from '../../../../src/kit/inputs/DateInput';
import { DigitsInput } from '../../../../src/kit/inputs/DigitsInput';
import { TextInput } from '../../../../src/kit/inputs/TextInput';
import { Text } from '../../../../src/ui/layout/Stack';
import { holdTexts as texts } from './texts';

const newHold = z
  .object({
    fiscalNumber: z.string().nullable(),
    applicationId: z.string().nullable(),
    reason: textUpTo(fieldLengths.otherReason).min(1, validationMessages.required),
    until: day.nullable(),
  })
  .refine(({ fiscalNumber, applicationId }) => Boolean(fiscalNumber) !== Boolean(applicationId), {
    path: ['fiscalNumber'],
    message: texts.oneOfBoth,
  })
  .refine(({ fiscalNumber }) => !fiscalNumber || isNif(fiscalNumber), {
    path: ['fiscalNumber'],
    message: validationMessages.nif,
  })
  .refine(({ applicationId }) => Number(applicationId ?? 1) <= largestId, {
    path: ['applicationId'],
    message: validationMessages.invalidValue,
  });
const empty = { fiscalNumber: null, applicationId: null, reason: '', until: null };

/** Says that somebody's data, or a request, must be kept. */
export const AddHold = ({ onAdded }: { onAdded: () => unknown }) => {
  const dataProvider = useDataProvider();
  return (
    <div>
      <RunInDialogButton
        label={texts.add}
        variant="contained"
        title={texts.addTitle}
        about={<Text>{texts.addAbout}</Text>}
        schema={newHold}
        defaultValues={empty}
        run={({ applicationId, ...data }) =>
          dataProvider.create('dataProtection/holds', {
            data: { ...data, applicationId: applicationId ? Number(applicationId) : null },
          })
        }
        successMessage={texts.added}
        onSuccess={onAdded}
      >
        <DigitsInput source="fiscalNumber" label={texts.nif} maxLength={fieldLengths.nif} />
        <DigitsInput source="applicationId" label={texts.request} maxLength={10} />
        <TextInput
          multiline
          source="reason"
          label={texts.reason}
          maxLength={fieldLengths.otherReason}
          required
        />
        <DateInput source="until" label={texts.until} min={lisbonDate(new Date())} />
      </RunInDialogButton>
    </div>
  );
};
