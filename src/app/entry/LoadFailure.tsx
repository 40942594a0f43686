import { Component, type ReactNode } from 'react';
import { messages } from '../../../providers/i18nProvider/messages/app';
import { Button } from '../../kit/buttons/Button';

const texts = messages.app.loadFailure;

interface State {
  hasFailed: boolean;
}

/** Shows, in place of a part of the application that could not be loaded, a way to try once more. */
export class LoadFailure extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError = (): State => ({ hasFailed: true });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="failure" role="alert">
        <h1>{texts.title}</h1>
        <p>{texts.text}</p>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {texts.retry}
        </Button>
      </main>
    );
  }
}
