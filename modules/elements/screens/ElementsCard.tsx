import { Suspense } from 'react';
import type { ElementRequest } from '../../../contract/entities/elements';
import { formatMoment } from '../../../src/kit/format/lisbonTime';
import type { Slots } from '../../../src/kit/layout/Slot';
import { DocumentList } from '../../../src/tariff/applicationDetail/StudentCard';
import { ElementsClock } from '../../../src/tariff/elements/ElementsClock';
import { elementsTexts as sharedTexts } from '../../../src/tariff/elements/texts';
import { useElements } from '../../../src/tariff/elements/useElements';
import { useReaderSide } from '../../../src/tariff/elements/useReaderSide';
import { Stack, Text } from '../../../src/ui/layout/Stack';
import { loadable } from '../../../src/ui/loading/loadable';
import { Section } from '../../../src/ui/page/Section';
import { elementsTexts } from './texts';
import { WithdrawElements } from './WithdrawElements';
import './elements.css';

// The form brings the file inputs, which most details do without.
const AnswerElements = loadable(async () => (await import('./AnswerElements')).AnswerElements);

/** What the regulator asked the provider for, the clock of the wait, and the answer; gone once the request is decided. */
export const ElementsCard = ({ application }: Slots['requestLead']) => {
  const elements = useElements(application);
  const side = useReaderSide();
  if (!elements) return null;
  const { text, dueDate, askedOn, askedBy, answeredOn } = elements;
  const asked = formatMoment(askedOn);
  return (
    <Section
      title={(answeredOn ? sharedTexts.answered : elementsTexts.open)[side]}
      description={askedBy ? elementsTexts.askedBy(askedBy, asked) : elementsTexts.askedOn(asked)}
      actions={!answeredOn && <ElementsClock dueDate={dueDate} />}
    >
      <Stack gap="close">
        <Text className="elements-text">{text}</Text>
        {answeredOn && <Answer {...elements} answeredOn={answeredOn} />}
        {!answeredOn && side === 'regulator' && <WithdrawElements applicationId={application.id} />}
        {!answeredOn && side === 'provider' && (
          <Suspense>
            <AnswerElements application={application} elements={elements} />
          </Suspense>
        )}
      </Stack>
    </Section>
  );
};

const Answer = ({ answer, answeredBy, answeredOn, documents }: ElementRequest & { answeredOn: string }) => {
  const moment = formatMoment(answeredOn);
  return (
    <Stack gap="tight" className="elements-answer">
      <Text size="small" tone="secondary">
        {answeredBy ? elementsTexts.answeredBy(answeredBy, moment) : elementsTexts.answeredOn(moment)}
      </Text>
      {answer && <Text className="elements-text">{answer}</Text>}
      {documents.length > 0 && <DocumentList files={documents} />}
    </Stack>
  );
};
