import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useTranslate } from 'ra-core';
import { useCorporateSignIn } from './useCorporateSignIn';

/** The way in for the regulator's staff (spec 2.2). */
export const CorporateSignIn = () => {
  const translate = useTranslate();
  const { isBusy, start } = useCorporateSignIn();
  return (
    <>
      <Divider>{translate('app.login.or')}</Divider>
      <Button variant="outlined" size="large" loading={isBusy} onClick={start}>
        {translate('app.login.corporate')}
      </Button>
    </>
  );
};
