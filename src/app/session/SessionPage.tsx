import { type ReactNode, useEffect } from 'react';
import { messages } from '../../../providers/i18nProvider/messages/app';
import { useScrollOnArrival } from '../../kit/layout/useScrollOnArrival';
import { useTitleFocus } from '../../kit/layout/useTitleFocus';
import { useClientConfig } from '../config/clientConfigContext';
import { PublicLayout } from '../layout/PublicLayout';
import '../../kit/layout/layout.css';

interface SessionPageProps {
  /** Text of the page's only h1; also the document's title. */
  title: string;
  /** Whether it is a text to be read. */
  isWide?: boolean;
  children: ReactNode;
}

/** The frame of a screen that needs no session. */
export const SessionPage = ({ title, isWide = false, children }: SessionPageProps) => {
  const { productName = messages.app.title } = useClientConfig();
  const heading = useTitleFocus(title);
  useScrollOnArrival(title);
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title, productName]);
  return (
    <PublicLayout isWide={isWide}>
      <div className="kit-page">
        <div className="kit-page-head">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
        </div>
        {children}
      </div>
    </PublicLayout>
  );
};
