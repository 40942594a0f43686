import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { passwordLength, passwordRules } from '../../../contract/rules/password';
import { visuallyHidden } from '../../kit/layout/visuallyHidden';

const rules = Object.entries(passwordRules);

/** The rules of a new password, each ticked off while it is typed (spec 5, New/reset password). */
export const PasswordRules = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const titleId = useId();
  const typed: string = useWatch({ name: source }) ?? '';
  const isMet = (holds: (text: string) => boolean) => typed !== '' && holds(typed);
  const met = rules.filter(([, holds]) => isMet(holds)).length;
  return (
    <Box>
      <Typography variant="body2" id={titleId} sx={{ mb: 0.5 }}>
        {translate('app.password.rules.title')}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rules.map(([name, holds]) => {
          const Icon = isMet(holds) ? CheckCircle : RadioButtonUnchecked;
          return (
            <Stack component="li" direction="row" key={name} sx={{ gap: 1, alignItems: 'center', py: 0.25 }}>
              <Icon aria-hidden fontSize="inherit" color={isMet(holds) ? 'success' : 'disabled'} />
              <Typography variant="body2" color={isMet(holds) ? 'textPrimary' : 'textSecondary'}>
                {translate(`app.password.rules.${name}`, passwordLength)}
                <Box component="span" sx={visuallyHidden}>
                  {` (${translate(`app.password.rules.${isMet(holds) ? 'met' : 'unmet'}`)})`}
                </Box>
              </Typography>
            </Stack>
          );
        })}
      </Box>
      <Box aria-live="polite" sx={visuallyHidden}>
        {typed && translate('app.password.rules.count', { met, total: rules.length })}
      </Box>
    </Box>
  );
};
