import { type ReactNode, useEffect } from 'react';
import { paths } from '../../../contract/paths';
import { useScrollOnArrival } from '../../ui/page/useScrollOnArrival';
import { useTitleFocus } from '../../ui/page/useTitleFocus';
import { useClientConfig } from '../config/ClientConfigProvider';
import { PublicLink } from '../routing/browserLocation';
import { Header } from './Header';
import { messages } from './messages';
import { Shell } from './Shell';
import '../../ui/page/layout.css';

interface PublicPageProps {
  /** Text of the page's only h1; also the document's title. */
  title: string;
  /** Whether it is a text to read, which takes more width than a form. */
  isWide?: boolean;
  children: ReactNode;
}

/** The frame of a screen that needs no session. */
export const PublicPage = ({ title, isWide = false, children }: PublicPageProps) => {
  const { productName = messages.app.title } = useClientConfig();
  const heading = useTitleFocus(title);
  useScrollOnArrival(title);
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title, productName]);
  return (
    <Shell header={<Header homeLink={homeLink} />}>
      <div className={isWide ? 'reading-page' : 'narrow-page'}>
        <div className="ui-page">
          <div className="ui-page-head">
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
          </div>
          {children}
        </div>
      </div>
    </Shell>
  );
};

const homeLink = (title: string, className: string) => (
  <PublicLink to={paths.home} className={className}>
    {title}
  </PublicLink>
);
