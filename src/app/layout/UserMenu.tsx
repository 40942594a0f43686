import { useCanAccess, useGetIdentity, useLogout, useTranslate } from 'ra-core';
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../../kit/buttons/Button';
import { eraseDraftsOf } from '../../kit/draft/draftStore';
import { Icon } from '../../kit/icons/Icon';
import { useMenuKeys } from '../../kit/menu/useMenuKeys';
import { changeRoute } from '../account/accountRoutes';
import './navigation.css';

/** The current user's name, and what they may do with their session (spec 1). */
export const UserMenu = () => {
  const translate = useTranslate();
  const logout = useLogout();
  const { identity } = useGetIdentity();
  const { canAccess } = useCanAccess({ resource: 'session', action: 'changePassword' });
  const button = useRef<HTMLButtonElement>(null);
  const buttonId = useId();
  const { isOpen, toggle, close, menu, onKeyDown, onBlur } = useMenuKeys(button);
  if (!identity) return null;
  const signOut = async () => {
    close();
    await eraseDraftsOf(String(identity.id));
    await logout();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what its button and its items are told
    <div className="user-menu" onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button
        ref={button}
        id={buttonId}
        inherit
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
          {canAccess && (
            <Link role="menuitem" tabIndex={-1} to={changeRoute} onClick={close}>
              {translate('app.password.changeMenu')}
            </Link>
          )}
          <button type="button" role="menuitem" tabIndex={-1} onClick={signOut}>
            {translate('app.signOut')}
          </button>
        </div>
      )}
    </div>
  );
};
