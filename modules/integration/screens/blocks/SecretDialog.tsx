import { ShownOnce } from '../../../../src/kit/leaving/LeaveQuestion';
import { Alert } from '../../../../src/ui/alert/Alert';
import { Button } from '../../../../src/ui/buttons/Button';
import { Dialog } from '../../../../src/ui/dialog/Dialog';
import { Stack } from '../../../../src/ui/layout/Stack';
import { CopyBlock } from './CopyBlock';

interface SecretDialogProps {
  /** The secret, and what else the program needs to use it; the dialog is open while there is one. */
  secret: string | undefined;
  texts: {
    readonly title: string;
    readonly warning: string;
    readonly secret: string;
    readonly kept: string;
  };
  onClose: () => void;
}

/** Shows a secret, this once; it closes only by the button that says that it is kept. */
export const SecretDialog = ({ secret, texts, onClose }: SecretDialogProps) =>
  secret === undefined ? null : (
    <Dialog
      title={texts.title}
      actions={
        <Button variant="contained" onClick={onClose}>
          {texts.kept}
        </Button>
      }
    >
      <Stack>
        <Alert severity="warning" role="note">
          {texts.warning}
        </Alert>
        <CopyBlock name={texts.secret} text={secret} />
        <ShownOnce />
      </Stack>
    </Dialog>
  );
