import { elementsDaysLeft } from '../../../contract/rules/elements';
import { Icon } from '../../ui/icons/Icon';
import { elementsStepTexts } from '../applicationDetail/texts';
import { elementsTexts } from './texts';

const fewDays = 3;

/** The last day for an answer and the days left, or since when it is over. */
export const ElementsClock = ({ dueDate }: { dueDate: string }) => {
  const left = elementsDaysLeft(dueDate, new Date());
  const color = left < 0 ? 'error' : left <= fewDays ? 'warning' : 'info';
  return (
    <div className={`deadline ${color}`}>
      <Icon name={color === 'error' ? 'error' : 'clock'} />
      <span>
        {elementsStepTexts.until(dueDate)} ({elementsTexts.left(left)})
      </span>
    </div>
  );
};
