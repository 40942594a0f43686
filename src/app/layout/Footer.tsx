import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useClientConfig } from '../config/clientConfigContext';

/** How to reach those who run the service (spec 1). */
export const Footer = () => {
  const translate = useTranslate();
  const { contactEmail, contactPhone } = useClientConfig();
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: { xs: 1, sm: 4 },
        px: { xs: 2, md: 4 },
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('app.contact.email')} <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('app.contact.phone')}{' '}
        <Link href={`tel:${contactPhone.replaceAll(' ', '')}`}>{contactPhone}</Link>
      </Typography>
    </Box>
  );
};
