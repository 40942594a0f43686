import { useDefaultTitle, useTranslate } from 'ra-core';
import { type ReactNode, useEffect } from 'react';
import { useScrollOnArrival } from './useScrollOnArrival';
import { useTitleFocus } from './useTitleFocus';
import './layout.css';

interface PageProps {
  /** Translated text of the page's only h1; also the document's title. Undefined while it is not known yet. */
  title: string | undefined;
  /** Stands before the title, such as a way back. */
  before?: ReactNode;
  /** Stands at the end of the title line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen: title line and content. */
export const Page = ({ title, before, actions, children }: PageProps) => {
  const translate = useTranslate();
  const heading = useTitleFocus(title);
  useScrollOnArrival(title);
  const defaultTitle = useDefaultTitle();
  const product = typeof defaultTitle === 'string' ? translate(defaultTitle) : '';
  useEffect(() => {
    document.title = [title, product].filter(Boolean).join(' · ');
  }, [title, product]);

  return (
    <div className="kit-page">
      {before && <div>{before}</div>}
      <div className="kit-page-head">
        {title === undefined ? (
          <span aria-hidden className="kit-page-title-pending" />
        ) : (
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
        )}
        {actions && <div className="kit-page-actions">{actions}</div>}
      </div>
      {children}
    </div>
  );
};
