import { useEffect, useEffectEvent, useState } from 'react';
import { Text } from '../../ui/layout/Stack';
import { Confirm } from '../dialogs/Confirm';
import { type Departure, leaveGuard } from './leaveGuard';
import { leavingTexts as texts } from './texts';

/** What is lost by leaving; each has its own words. */
type Loss = Exclude<keyof typeof texts, 'question'>;

interface LeaveQuestionProps {
  /** Whether there is something to lose at this moment; always, when absent. */
  isWanted?: () => boolean;
  lossOf: (departure: Departure) => Loss;
}

/** While it is there, asks for confirmation before the page is left, by a link, by Back or by closing it. */
export const LeaveQuestion = ({ isWanted = () => true, lossOf }: LeaveQuestionProps) => {
  const [departure, setDeparture] = useState<Departure>();
  const ask = useEffectEvent((next: Departure) => {
    if (!isWanted()) return false;
    setDeparture(next);
    return true;
  });
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isWanted()) event.preventDefault();
  });

  useEffect(() => {
    const removeGuard = leaveGuard.add((next) => ask(next));
    const onUnload = (event: BeforeUnloadEvent) => warn(event);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      removeGuard();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, []);

  const stay = () => setDeparture(undefined);
  const leave = () => {
    stay();
    departure?.go();
  };
  const loss = departure ? lossOf(departure) : 'lost';
  return (
    <Confirm
      isOpen={departure !== undefined}
      title={texts.question}
      confirmColor={loss !== 'draftKept' ? 'warning' : 'primary'}
      onConfirm={leave}
      onClose={stay}
      content={<Text tone="secondary">{texts[loss]}</Text>}
    />
  );
};

const shownOnce = () => 'shownOnce' as const;

/** Goes beside what is shown this once, such as a secret: asks before the page is left with it. */
export const ShownOnce = () => <LeaveQuestion lossOf={shownOnce} />;
