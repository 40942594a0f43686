import { messages } from '../../../providers/i18nProvider/messages/session';
import { Button } from '../light/Button';
import { useCorporateSignIn } from './useCorporateSignIn';

const texts = messages.app.login;

/** The way in for the regulator's staff (spec 2.2). */
export const CorporateSignIn = () => {
  const { isBusy, start } = useCorporateSignIn();
  return (
    <>
      <div className="divider">{texts.or}</div>
      <Button look="outlined" isBusy={isBusy} onClick={start}>
        {texts.corporate}
      </Button>
    </>
  );
};
