import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useClientConfig } from '../config/clientConfigContext';
import { BrandMark } from './BrandMark';
import { headerHeight } from './headerHeight';

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
    <AppBar position="sticky" elevation={0} sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
      <Toolbar variant="dense" sx={{ gap: 1, minHeight: headerHeight }}>
        {before}
        <BrandMark />
        <Typography
          component={Link}
          to="/"
          noWrap
          sx={{
            flexGrow: 1,
            fontWeight: 700,
            fontSize: { xs: '0.9375rem', sm: '1.0625rem' },
            color: 'inherit',
            textDecoration: 'none',
          }}
        >
          {productName ?? translate('app.title')}
        </Typography>
        <Button
          color="inherit"
          href={helpUrl}
          target="_blank"
          rel="noreferrer"
          startIcon={<HelpOutline />}
          aria-label={translate('app.help')}
          sx={{ flexShrink: 0, minWidth: 0, '& .MuiButton-startIcon': { mx: { xs: 0, sm: 0.5 } } }}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {translate('app.help')}
          </Box>
        </Button>
        {after}
      </Toolbar>
    </AppBar>
  );
};
