import { useState } from 'react';
import { refusalMessage } from '../../../providers/http/callPublic';
import { Button } from '../../../src/ui/buttons/Button';
import { PasskeyNotUsed } from './PasskeyNotUsed';
import { factorTexts } from './texts';

const texts = factorTexts.passkey;

/** Asks the browser for a passkey when pressed, and says so if that was refused or given up. */
export const PasskeyButton = ({ prove }: { prove: () => Promise<unknown> }) => {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const press = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await prove();
    } catch (error) {
      setFailure(error instanceof PasskeyNotUsed ? error.message : refusalMessage(error) || texts.failed);
    }
    setIsBusy(false);
  };
  return (
    <>
      <Button size="large" variant="contained" autoFocus loading={isBusy} onClick={() => void press()}>
        {texts.use}
      </Button>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
};
