import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';

/** Tells that the address of the request above is another by now (spec 2.7). */
export const AddressChange = () => {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <WarningIcon fontSize="small" color="warning" aria-hidden />
      <span>{translate('maintenance.addressChanged')}</span>
    </Stack>
  );
};
