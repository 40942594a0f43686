import { messages } from '../../../providers/i18nProvider/messages/session';
import { Button } from '../../kit/buttons/Button';
import { useCorporateSignIn } from './useCorporateSignIn';

const texts = messages.app.login;

/** The way in for the regulator's staff (spec 2.2). */
export const CorporateSignIn = () => {
  const { isBusy, start } = useCorporateSignIn();
  return (
    <>
      <div className="divider">{texts.or}</div>
      <Button size="large" variant="outlined" loading={isBusy} onClick={start}>
        {texts.corporate}
      </Button>
    </>
  );
};
