import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PathTracker } from '../../kit/navigation/PathTracker';
import { Footer } from './Footer';
import { LoadingOverlay } from './LoadingOverlay';
import { ScrollToTop } from './ScrollToTop';
import { SkipLink } from './SkipLink';

interface ShellProps {
  header: ReactNode;
  navigation?: ReactNode;
  children: ReactNode;
}

const contentId = 'main-content';

/** What stands around every page: header, navigation, footer, and what floats above them (spec 1). */
export const Shell = ({ header, navigation, children }: ShellProps) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
    <SkipLink target={contentId} />
    {header}
    <Box sx={{ display: 'flex', flexGrow: 1 }}>
      {navigation}
      <Box sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 }}>
        <Box
          component="main"
          id={contentId}
          tabIndex={-1}
          sx={{
            flexGrow: 1,
            width: '100%',
            maxWidth: 1440,
            mx: 'auto',
            px: { xs: 2, md: 4 },
            py: { xs: 3, md: 4 },
            outline: 'none',
          }}
        >
          {children}
        </Box>
        <Footer />
      </Box>
    </Box>
    <PathTracker />
    <ScrollToTop />
    <LoadingOverlay />
  </Box>
);
