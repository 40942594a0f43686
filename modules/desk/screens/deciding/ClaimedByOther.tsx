import { useState } from 'react';
import { useAction } from '../../../../src/kit/actions/useAction';
import { Confirm } from '../../../../src/kit/dialogs/Confirm';
import { Button } from '../../../../src/ui/buttons/Button';
import { deskTexts } from '../queues/texts';
import { takeOverTexts } from './texts';

/** The id of the text that says who; a disabled button is described by it. */
export const holderId = 'decision-holder';

/** Says who else is deciding the request, and lets the user take it over, which is asked first. */
export const ClaimedByOther = ({
  holder,
  takeOver,
}: {
  holder: string;
  takeOver: () => Promise<unknown>;
}) => {
  const [isAsking, setIsAsking] = useState(false);
  const { start, isRunning } = useAction<void>({
    run: takeOver,
    failureMessage: 'applicationActions.toast.decide.failure',
  });
  return (
    <>
      <span id={holderId} role="status">
        {deskTexts.deciding(holder)}
      </span>
      <Button
        variant="outlined"
        title={takeOverTexts.title}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        {takeOverTexts.button}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={takeOverTexts.question(holder)}
        content={takeOverTexts.consequence}
        isIrreversible
        loading={isRunning}
        onConfirm={() => start().finally(() => setIsAsking(false))}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
};
