import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'ra-core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { inFlight } from '../../../providers/http/inFlight';

const delay = 150;

const useIsLoading = () => {
  const busy = useSyncExternalStore(inFlight.subscribe, inFlight.getSnapshot) > 0;
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);
  return busy && late;
};

/** Shown while any request is in flight (spec 1); lets typing and clicks through, and waits a moment so as not to flicker. */
export const LoadingOverlay = () => {
  const translate = useTranslate();
  const loading = useIsLoading();
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'tooltip',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        pointerEvents: 'none',
        backgroundColor: loading ? 'rgb(255 255 255 / 45%)' : 'transparent',
      }}
    >
      {loading && (
        <Paper elevation={3} sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 3, py: 2 }}>
          <CircularProgress size={24} aria-hidden />
          {translate('app.loading')}
        </Paper>
      )}
    </Box>
  );
};
