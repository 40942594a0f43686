import Drawer from '@mui/material/Drawer';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { headerHeight } from './headerHeight';
import { Navigation } from './Navigation';

const width = 264;

interface NavigationDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** A column as high as the page, in which the items stay in sight. */
const besideThePage = {
  width,
  flexShrink: 0,
  '& .MuiDrawer-paper': { width, position: 'static', overflow: 'visible' },
  '& nav': { position: 'sticky', top: headerHeight },
} as const;

const overThePage = { '& .MuiDrawer-paper': { width, pt: `${headerHeight}px` } } as const;

/** The navigation at the side of wide screens, and on call over narrow ones. */
export const NavigationDrawer = ({ open, onClose }: NavigationDrawerProps) => {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  return (
    <Drawer
      variant={wide ? 'permanent' : 'temporary'}
      open={wide || open}
      onClose={onClose}
      onClick={wide ? undefined : onClose}
      sx={wide ? besideThePage : overThePage}
    >
      <Navigation />
    </Drawer>
  );
};
