import type { ApplicationRow } from '../../../contract/entities/application';
import { Icon } from '../../ui/icons/Icon';
import { ElementsClock } from './ElementsClock';
import { elementsTexts } from './texts';

/** In a list, until when a row's provider was asked for elements, or that they are there. */
export const ElementsNote = ({ dueDate, isAnswered }: NonNullable<ApplicationRow['elements']>) =>
  isAnswered ? (
    <div className="deadline success">
      <Icon name="success" />
      <span>{elementsTexts.received}</span>
    </div>
  ) : (
    <ElementsClock dueDate={dueDate} />
  );
