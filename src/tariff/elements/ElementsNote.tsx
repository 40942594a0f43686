import type { ApplicationRow } from '../../../contract/entities/application';
import { Icon } from '../../ui/icons/Icon';
import { ElementsClock } from './ElementsClock';
import { elementsTexts } from './texts';
import { useReaderSide } from './useReaderSide';

/** In a list, until when a row's provider was asked for elements, or that they are there. */
export const ElementsNote = ({ dueDate, isAnswered }: NonNullable<ApplicationRow['elements']>) => {
  const side = useReaderSide();
  return isAnswered ? (
    <div className="deadline success">
      <Icon name="success" />
      <span>{elementsTexts.answered[side]}</span>
    </div>
  ) : (
    <ElementsClock dueDate={dueDate} />
  );
};
