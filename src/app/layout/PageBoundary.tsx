import { Component, type ReactNode } from 'react';
import { PartMissing } from '../../ui/loading/partMissing';
import { PageMissing } from './PageMissing';

interface PageBoundaryProps {
  /** The path of the page; a new one resets the boundary. */
  path: string;
  children: ReactNode;
}

interface State {
  error?: unknown;
}

/** Keeps the frame around a page whose code failed to load, and shows the page once its code can be fetched. */
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
    // Any other error is the application's own, and replaces the whole page.
    if (!(error instanceof PartMissing)) throw error;
    return <PageMissing part={error} onThere={this.begin} />;
  }
}
