import type { ReactNode } from 'react';
import type { Application } from '../../../contract/entities/application';
import { Text } from '../../ui/layout/Stack';
import { ElementsClock } from './ElementsClock';
import { elementsTexts } from './texts';
import { useElements } from './useElements';

interface ElementsAdviceProps {
  application: Pick<Application, 'id' | 'applicationStatusId'>;
  /** The advice on the status, where nothing is asked for. */
  children: ReactNode;
}

/** Tells a provider that elements are asked for, in place of the advice on the status. */
export const ElementsAdvice = ({ application, children }: ElementsAdviceProps) => {
  const elements = useElements(application);
  if (!elements || elements.answeredOn) return children;
  return (
    <>
      <ElementsClock dueDate={elements.dueDate} />
      <Text>{elementsTexts.advice}</Text>
    </>
  );
};
