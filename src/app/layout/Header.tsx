import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonAnchor } from '../../kit/buttons/ButtonAnchor';
import { useClientConfig } from '../config/clientConfigContext';
import { BrandMark } from './BrandMark';

interface HeaderProps {
  /** Stands before the product title, such as the button of the navigation. */
  before?: ReactNode;
  /** Stands at the end, such as the menu of the user. */
  after?: ReactNode;
}

/** Product title, help and whatever the page adds (spec 1). */
export const Header = ({ before, after }: HeaderProps) => {
  const translate = useTranslate();
  const { helpUrl, productName } = useClientConfig();
  return (
    <header className="header">
      {before}
      <BrandMark />
      <Link to="/">{productName ?? translate('app.title')}</Link>
      <ButtonAnchor
        inherit
        icon="help"
        href={helpUrl}
        target="_blank"
        rel="noreferrer"
        aria-label={translate('app.help')}
      >
        <span>{translate('app.help')}</span>
      </ButtonAnchor>
      {after}
    </header>
  );
};
