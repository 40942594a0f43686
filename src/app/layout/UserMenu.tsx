import { useCanAccess, useGetIdentity, useTranslate } from 'ra-core';
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../contract/paths';
import { useKeysOff } from '../../kit/keys/shortcuts';
import { Button } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { useMenuKeys } from '../../ui/popover/useMenuKeys';
import { useSignOut } from '../account/useSignOut';
import './navigation.css';

/** The current user's name, the actions on their session (spec 1), and the switch for keyboard shortcuts. */
export const UserMenu = () => {
  const translate = useTranslate();
  const signOut = useSignOut();
  const { identity } = useGetIdentity();
  const { canAccess } = useCanAccess({ resource: 'session', action: 'changePassword' });
  const button = useRef<HTMLButtonElement>(null);
  const buttonId = useId();
  const [isOff, setIsOff] = useKeysOff();
  const { isOpen, toggle, close, menu, onKeyDown, onBlur } = useMenuKeys(button);
  if (!identity) return null;
  const askToSignOut = () => {
    close();
    signOut();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the keys of its button and its items
    <div className="user-menu" onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button
        ref={button}
        id={buttonId}
        color="inherit"
        icon="account"
        aria-label={identity.fullName}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <span>{identity.fullName}</span>
        <Icon name="down" className="after" />
      </Button>
      {isOpen && (
        <div ref={menu} role="menu" aria-labelledby={buttonId} className="menu">
          <Link role="menuitem" tabIndex={-1} to={paths.account} onClick={close}>
            {translate('app.account')}
          </Link>
          {canAccess && (
            <Link role="menuitem" tabIndex={-1} to={paths.passwordChange} onClick={close}>
              {translate('app.password.changeMenu')}
            </Link>
          )}
          <button
            type="button"
            role="menuitemcheckbox"
            aria-checked={!isOff}
            tabIndex={-1}
            onClick={() => setIsOff(!isOff)}
          >
            {translate('keys.title')}
            <span aria-hidden className="mark" />
          </button>
          <button type="button" role="menuitem" tabIndex={-1} onClick={askToSignOut}>
            {translate('app.signOut')}
          </button>
        </div>
      )}
    </div>
  );
};
