import type { ReactNode } from 'react';
import type { ElementRequest } from '../../../contract/entities/elements';
import { formatMoment } from '../../kit/format/lisbonTime';
import { Stack, Text } from '../../ui/layout/Stack';
import { Section } from '../../ui/page/Section';
import { DocumentList } from '../applicationDetail/StudentCard';
import type { LoadedDetail } from '../applicationDetail/useApplicationDetail';
import { ElementsClock } from './ElementsClock';
import { elementsTexts } from './texts';
import { useElements } from './useElements';
import { useReaderSide } from './useReaderSide';
import './elements.css';

interface ElementsCardProps {
  application: LoadedDetail['application'];
  /** Rendered while there is no answer: what this audience can do. */
  open: (elements: ElementRequest) => ReactNode;
}

/** What the regulator asked the provider for, the clock of the wait, and the answer; gone once the request is decided. */
export const ElementsCard = ({ application, open }: ElementsCardProps) => {
  const elements = useElements(application);
  const side = useReaderSide();
  if (!elements) return null;
  const { text, dueDate, askedOn, askedBy, answeredOn } = elements;
  const asked = formatMoment(askedOn);
  return (
    <Section
      title={elementsTexts[answeredOn ? 'answered' : 'open'][side]}
      description={askedBy ? elementsTexts.askedBy(askedBy, asked) : elementsTexts.askedOn(asked)}
      actions={!answeredOn && <ElementsClock dueDate={dueDate} />}
    >
      <Stack gap="close">
        <Text className="elements-text">{text}</Text>
        {answeredOn ? <Answer {...elements} answeredOn={answeredOn} /> : open(elements)}
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
