import type { ReactNode } from 'react';
import { ButtonAnchor } from '../../ui/buttons/Button';
import { useClientConfig } from '../config/ClientConfigProvider';
import { messages } from './messages';

interface HeaderProps {
  /** Renders the product title as a link to Home, with the surrounding router. */
  homeLink: (title: string, className: string) => ReactNode;
  /** Shown before the product title, such as the navigation button. */
  before?: ReactNode;
  /** Shown at the end, such as the user menu. */
  after?: ReactNode;
}

/** Product title, help and whatever the page adds (spec 1). */
export const Header = ({ homeLink, before, after }: HeaderProps) => {
  const { helpUrl, productName } = useClientConfig();
  return (
    <header className="header">
      {before}
      <BrandMark />
      {homeLink(productName ?? messages.app.title, 'header-title')}
      <ButtonAnchor
        color="inherit"
        icon="help"
        className="header-help"
        href={helpUrl}
        target="_blank"
        rel="noreferrer"
        aria-label={messages.app.help}
      >
        <span>{messages.app.help}</span>
      </ButtonAnchor>
      {after}
    </header>
  );
};

/** The product's logo: waves over a dot. */
const BrandMark = () => (
  <svg className="ui-icon" viewBox="0 0 32 32" width="32" height="32" aria-hidden>
    <g fill="none" stroke="currentColor" strokeWidth="2.8" strokeLinecap="round">
      <path d="M6 13.5a14 14 0 0 1 20 0" />
      <path d="M10.7 18.4a7.5 7.5 0 0 1 10.6 0" />
    </g>
    <circle cx="16" cy="24" r="2.3" />
  </svg>
);
