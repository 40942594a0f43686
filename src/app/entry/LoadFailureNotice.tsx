import { messages } from '../../../providers/i18nProvider/messages/app';
import { Button } from '../../kit/buttons/Button';

const texts = messages.app.loadFailure;

/** Says that a part of the application could not be loaded, with a way to try once more. */
export const LoadFailureNotice = () => (
  <main className="failure" role="alert">
    <h1>{texts.title}</h1>
    <p>{texts.text}</p>
    <Button variant="contained" onClick={() => window.location.reload()}>
      {texts.retry}
    </Button>
  </main>
);
