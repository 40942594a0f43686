import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { Page } from '../../kit/layout/Page';

/** An address that leads nowhere. */
export const NotFound = () => {
  const translate = useTranslate();
  return (
    <Page title={translate('app.notFound.title')}>
      <Typography>{translate('app.notFound.text')}</Typography>
      <Button component={Link} to="/" variant="contained" sx={{ alignSelf: 'flex-start' }}>
        {translate('app.notFound.home')}
      </Button>
    </Page>
  );
};
