import AccountCircle from '@mui/icons-material/AccountCircle';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useCanAccess, useGetIdentity, useLogout, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { eraseDraftsOf } from '../../kit/draft/draftStore';
import { changeRoute } from '../account/accountRoutes';

/** The current user's name, and what they may do with their session (spec 1). */
export const UserMenu = () => {
  const translate = useTranslate();
  const logout = useLogout();
  const { identity } = useGetIdentity();
  const { canAccess } = useCanAccess({ resource: 'session', action: 'changePassword' });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const buttonId = useId();
  if (!identity) return null;
  const close = () => setAnchor(null);
  const signOut = async () => {
    close();
    await eraseDraftsOf(String(identity.id));
    await logout();
  };
  return (
    <>
      <Button
        id={buttonId}
        color="inherit"
        aria-label={identity.fullName}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<AccountCircle />}
        endIcon={<ExpandMore />}
        sx={{ minWidth: 0, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {identity.fullName}
        </Box>
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': buttonId } }}
      >
        {canAccess && (
          <MenuItem dense component={Link} to={changeRoute} onClick={close}>
            {translate('app.password.changeMenu')}
          </MenuItem>
        )}
        <MenuItem dense onClick={signOut}>
          {translate('app.signOut')}
        </MenuItem>
      </Menu>
    </>
  );
};
