import { Component, type ReactNode } from 'react';
import { Button } from '../../ui/buttons/Button';
import { PartMissing } from '../../ui/loading/partMissing';
import { messages } from '../frame/messages';

interface State {
  hasFailed: boolean;
}

/** Shows a notice with a retry button in place of a part of the application that could not be loaded. */
export class LoadFailure extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError = (): State => ({ hasFailed: true });

  override componentDidCatch(error: Error) {
    if (error instanceof PartMissing) {
      window.addEventListener('online', () => window.location.reload(), { once: true });
    }
  }

  override render() {
    return this.state.hasFailed ? <LoadFailureNotice /> : this.props.children;
  }
}

const texts = messages.app.loadFailure;

/** Says that a part of the application could not be loaded, with a retry button. */
export const LoadFailureNotice = () => (
  <main className="failure" role="alert">
    <h1>{texts.title}</h1>
    <p>{texts.text}</p>
    <Button variant="contained" onClick={() => window.location.reload()}>
      {texts.retry}
    </Button>
  </main>
);
