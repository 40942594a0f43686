import { Link } from 'react-router';
import { formatNumber } from '../../../../contract/rules/formatNumber';
import { formatMoment } from '../../../../src/kit/format/lisbonTime';
import { Button } from '../../../../src/ui/buttons/Button';
import { Stack, Text } from '../../../../src/ui/layout/Stack';
import { Section } from '../../../../src/ui/page/Section';
import { Progress } from '../../../../src/ui/progress/Progress';
import { Labeled } from '../../../../src/ui/values/Labeled';
import { ReadOnlyFields } from '../../../../src/ui/values/ReadOnlyFields';
import type { Renewal } from '../../contract/renewal';
import { renewalPaths } from '../../contract/renewalPaths';
import { exceptionStates, type ItemState, itemStates } from '../../contract/states';
import { nowTexts, renewalTexts as texts } from './texts';
import '../links.css';

interface RenewalProgressProps {
  renewal: Renewal;
  /** Whether the counts lead to the queue of exceptions. */
  isRegulator: boolean;
  onUpdate: () => unknown;
}

/** What a renewal is doing, how far it is, and how many of its tariffs are in each state. */
export const RenewalProgress = ({ renewal, isRegulator, onUpdate }: RenewalProgressProps) => {
  const { state, startedOn, startedBy, createdOn, createdBy } = renewal;
  return (
    <Section
      title={texts.progress}
      className="renewal-links"
      actions={
        <Button variant="outlined" size="small" onClick={() => onUpdate()}>
          {texts.update}
        </Button>
      }
    >
      <Stack gap="close">
        <Text role="status">{nowTexts[state](renewal)}</Text>
        {state === 'rehearsing' && <Progress text={texts.rehearsing} share={undefined} />}
        {(state === 'running' || state === 'paused') && <Asked renewal={renewal} />}
        <StateCounts renewal={renewal} isRegulator={isRegulator} />
        <Text size="small" tone="secondary">
          {startedOn
            ? texts.startedBy(formatMoment(startedOn), startedBy)
            : texts.createdBy(formatMoment(createdOn), createdBy)}
        </Text>
      </Stack>
    </Section>
  );
};

/** How many of its tariffs were asked about; how many there are is known once all of them are in it. */
const Asked = ({ renewal: { counts, isFilled, askedOn } }: { renewal: Renewal }) => {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (askedOn) return null;
  if (!isFilled) return <Progress text={texts.filling(total)} share={undefined} />;
  const done = total - (counts.toAsk ?? 0);
  return <Progress text={texts.asked(done, total)} share={total === 0 ? 1 : done / total} />;
};

/** The queues of the desk, by the states that they hold. */
const queues: readonly ItemState[] = [...exceptionStates, 'silent'];

const StateCounts = ({
  renewal: { counts },
  isRegulator,
}: Pick<RenewalProgressProps, 'renewal' | 'isRegulator'>) => {
  const states = (Object.keys(itemStates) as ItemState[]).filter((state) => counts[state]);
  if (states.length === 0) return null;
  return (
    <ReadOnlyFields minColumnWidth={160}>
      {states.map((state) => {
        const count = formatNumber(counts[state] ?? 0);
        return (
          <Labeled key={state} label={itemStates[state]}>
            {isRegulator && queues.includes(state) ? (
              <Link to={`${renewalPaths.exceptions}?queue=${state}`}>{count}</Link>
            ) : (
              count
            )}
          </Labeled>
        );
      })}
    </ReadOnlyFields>
  );
};
