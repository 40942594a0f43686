import type { ReactNode } from 'react';
import { messages } from '../../../providers/i18nProvider/messages/app';
import { ButtonAnchor } from '../../kit/buttons/ButtonAnchor';
import { useClientConfig } from '../config/clientConfigContext';
import { BrandMark } from './BrandMark';

interface HeaderProps {
  /** The product title as a link to Home, of the router around it. */
  homeLink: (title: string, className: string) => ReactNode;
  /** Stands before the product title, such as the button of the navigation. */
  before?: ReactNode;
  /** Stands at the end, such as the menu of the user. */
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
        inherit
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
