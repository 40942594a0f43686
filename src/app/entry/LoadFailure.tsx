import { Component, type ReactNode } from 'react';
import { LoadFailureNotice } from './LoadFailureNotice';

interface State {
  hasFailed: boolean;
}

/** Shows, in place of a part of the application that could not be loaded, a way to try once more. */
export class LoadFailure extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError = (): State => ({ hasFailed: true });

  override render() {
    return this.state.hasFailed ? <LoadFailureNotice /> : this.props.children;
  }
}
