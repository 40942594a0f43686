import { useDataProvider } from 'ra-core';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { openPlaceholder } from '../../../contract/rules/decisionPlaceholders';
import {
  elementsDayRange,
  elementsDays,
  elementsMessages,
  maxElementsLength,
} from '../../../contract/rules/elements';
import { addLisbonDays, lisbonDate } from '../../../contract/rules/lisbonDay';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import type { DialogControl } from '../../../src/kit/actions/ActionButton';
import { ActionDialog } from '../../../src/kit/actions/ActionDialog';
import { useAction } from '../../../src/kit/actions/useAction';
import { formatDay } from '../../../src/kit/format/lisbonTime';
import { DateInput } from '../../../src/kit/inputs/DateInput';
import { TextInput } from '../../../src/kit/inputs/TextInput';
import { type ActedOn, ActionSubject } from '../../../src/tariff/applicationActions/ActionSubject';
import { DecisionTexts } from '../../../src/tariff/applicationActions/DecisionTexts';
import { useKeptReason } from '../../../src/tariff/applicationActions/decision';
import { KeepReason } from '../../../src/tariff/applicationActions/KeepReason';
import { useMessageWithWayBack, useOpenNext } from '../../../src/tariff/applicationActions/openNext';
import { useGoOn } from '../../../src/tariff/applicationActions/useApplicationAction';
import type { NextRequest } from '../../../src/tariff/applicationDetail/PrevNextButtons';
import { type ElementsQuestion, elementsQuestion } from '../contract/bodies';
import { elementsTexts } from './texts';

interface AskElementsDialogProps extends DialogControl {
  detail: ActedOn;
  /** The next request in the list, if there is one. */
  next?: NextRequest | undefined;
  /** Where it is shown beside the documents; above the page when absent. */
  dock?: HTMLElement | undefined;
}

/** Asks the regulator what is missing, and until when the provider may answer. */
export const AskElementsDialog = ({ detail, next, ...control }: AskElementsDialogProps) => {
  const { application, kind } = detail;
  const dataProvider = useDataProvider<AppDataProvider>();
  const kept = useKeptReason(application.id, 'elements');
  const [text] = useState(kept.get);
  const { days, schema } = useMemo(questionOfToday, []);
  const messageOf = useMessageWithWayBack(detail);
  const { choice, open } = useOpenNext(next);
  const end = useGoOn(open);
  const action = useAction<ElementsQuestion>({
    run: (data) => dataProvider.create('elements', { data }),
    successMessage: open ? messageOf(elementsTexts.asked) : elementsTexts.asked,
    failureMessage: elementsTexts.askFailed,
    onSuccess: () => {
      control.close();
      kept.forget();
      end();
    },
  });
  return (
    <ActionDialog
      {...control}
      title={elementsTexts.ask}
      about={
        <ActionSubject application={application} kind={kind} consequences={[elementsTexts.consequence]} />
      }
      schema={schema}
      defaultValues={{ applicationId: application.id, text: text ?? '', dueDate: days.usual }}
      action={action}
    >
      <KeepReason source="text" keep={kept.keep} />
      <DecisionTexts
        source="text"
        decision="elements"
        title={elementsTexts.texts}
        isDocked={control.dock !== undefined}
        values={{ data: formatDay(new Date()), documento: undefined }}
      />
      <TextInput multiline source="text" label={elementsTexts.text} maxLength={maxElementsLength} required />
      <DateInput source="dueDate" label={elementsTexts.dueDate} min={days.first} max={days.last} required />
      {choice}
    </ActionDialog>
  );
};

/** Returns the days that can be chosen today, and the schema that holds a question to them. */
const questionOfToday = () => {
  const now = new Date();
  const days = { ...elementsDayRange(now), usual: lisbonDate(addLisbonDays(now, elementsDays)) };
  const schema = elementsQuestion
    .extend({
      dueDate: z.string().refine((day) => day >= days.first && day <= days.last, elementsMessages.dueDate),
    })
    .refine(({ text }) => !openPlaceholder(text), { path: ['text'], message: elementsTexts.unfilled });
  return { days, schema };
};
