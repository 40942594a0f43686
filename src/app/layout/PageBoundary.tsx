import { Component, type ReactNode } from 'react';
import { PartMissing } from '../../ui/loading/partMissing';
import { PageMissing } from './PageMissing';

interface PageBoundaryProps {
  /** Where the page is: another one is another attempt. */
  path: string;
  children: ReactNode;
}

interface State {
  error?: unknown;
}

/** Keeps what stands around a page whose code did not come, and gets it when it can be had. */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError = (error: unknown): State => ({ error });

  override componentDidUpdate({ path }: PageBoundaryProps) {
    if (path !== this.props.path && this.state.error) this.begin();
  }

  begin = () => this.setState({ error: undefined });

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    // Any other error is of the application itself, and told in its place.
    if (!(error instanceof PartMissing)) throw error;
    return <PageMissing part={error} onThere={this.begin} />;
  }
}
