import { useAction } from '../../kit/actions/useAction';
import { Button } from '../../ui/buttons/Button';
import { deskTexts } from '../desk/texts';
import { takeOverTexts } from './texts';

/** The id of the text that says who; a disabled button is described by it. */
export const holderId = 'decision-holder';

/** Says who else is deciding the request, and lets the user take it over. */
export const ClaimedByOther = ({
  holder,
  takeOver,
}: {
  holder: string;
  takeOver: () => Promise<unknown>;
}) => {
  const { start, isRunning } = useAction<void>({
    run: takeOver,
    failureMessage: 'applicationActions.toast.decide.failure',
  });
  return (
    <>
      <span id={holderId} role="status">
        {deskTexts.deciding(holder)}
      </span>
      <Button variant="outlined" title={takeOverTexts.title} loading={isRunning} onClick={() => start()}>
        {takeOverTexts.button}
      </Button>
    </>
  );
};
