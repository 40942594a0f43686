import { useTranslate } from 'ra-core';
import { Component, type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { connection, fetchFromSite } from '../../../providers/http/request';
import { Button } from '../../ui/buttons/Button';
import { PartMissing } from '../../ui/loading/partMissing';
import { PageSkeleton } from '../../ui/page/PageSkeleton';
import { useTitleFocus } from '../../ui/page/useTitleFocus';
import { useFailureReport } from './Failure';
import { reloadPage } from './reloadPage';
import './connection.css';

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

interface PageMissingProps {
  part: PartMissing;
  onThere: () => void;
}

/**
 * Shown in place of a page whose code failed to load: says why, and retries on request or, automatically, when the
 * connection is back. Where the browser remembers the failed script, only a reload helps; drafts survive it.
 */
const PageMissing = ({ part, onThere }: PageMissingProps) => {
  const translate = useTranslate();
  const [reason, setReason] = useState<WhyMissing>();
  const [isTrying, setIsTrying] = useState(true);
  const isLost = useSyncExternalStore(connection.subscribe, connection.getSnapshot);

  const tryAgain = useCallback(
    async (isAsked: boolean) => {
      setIsTrying(true);
      const isThere = await part.fetchAgain().then(
        () => true,
        () => false,
      );
      if (isThere) return onThere();
      const why = await whyMissing();
      if (why === 'broken' && reloadPage(isAsked)) return;
      setReason(why);
      setIsTrying(false);
    },
    [part, onThere],
  );

  useEffect(() => {
    // On mount too: a connection lost only for a moment is not worth reporting.
    if (!isLost) void tryAgain(false);
    else
      void whyMissing()
        .then(setReason)
        .finally(() => setIsTrying(false));
  }, [isLost, tryAgain]);

  const reference = useFailureReport(reason === 'broken' && part);
  const heading = useTitleFocus(reason && translate(`app.pageMissing.${reason}.title`));
  if (!reason) return <PageSkeleton />;
  const isNewVersion = reason === 'newVersion';
  return (
    <div className="page-missing" role="alert">
      <h1 ref={heading} tabIndex={-1}>
        {translate(`app.pageMissing.${reason}.title`)}
      </h1>
      <p>{translate(`app.pageMissing.${reason}.text`)}</p>
      <Button
        variant="contained"
        loading={isTrying}
        onClick={() => (isNewVersion ? reloadPage(true) : void tryAgain(true))}
      >
        {translate(isNewVersion ? 'app.pageMissing.newVersion.retry' : 'app.pageMissing.retry')}
      </Button>
      {reference}
    </div>
  );
};

/** Why a script of this application failed to load: no connection, a new version in its place, or neither. */
type WhyMissing = 'offline' | 'newVersion' | 'broken';

/** Finds out why a script of this application failed to load. */
const whyMissing = async (): Promise<WhyMissing> => {
  try {
    const page = await (await fetchFromSite('/')).text();
    const script = ownScript();
    return script && !page.includes(script) ? 'newVersion' : 'broken';
  } catch {
    // Starts probing: the connection then reports when it is back.
    void connection.probe();
    return 'offline';
  }
};

/** Returns the entry script of this page; a new version has another one. */
const ownScript = (): string | null | undefined =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src');
