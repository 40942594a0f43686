import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';

/** The first stop of the keyboard: past the header and the navigation. */
export const SkipLink = ({ target }: { target: string }) => {
  const translate = useTranslate();
  return (
    <Button
      href={`#${target}`}
      variant="contained"
      sx={{
        position: 'fixed',
        left: 8,
        top: -100,
        zIndex: 'tooltip',
        '&:focus': { top: 8 },
      }}
    >
      {translate('ra.navigation.skip_nav')}
    </Button>
  );
};
