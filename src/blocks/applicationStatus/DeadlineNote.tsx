import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import ClockIcon from '@mui/icons-material/Schedule';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { deadlineOf, type EligibleRequest } from './deadline';

/** How many days are left for activating the tariff; nothing on requests that do not wait for it. */
export const DeadlineNote = (request: EligibleRequest) => {
  const translate = useTranslate();
  const deadline = deadlineOf(request, new Date());
  if (!deadline) return null;
  const { text, days, color } = deadline;
  const Icon = color === 'error' ? ErrorIcon : ClockIcon;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, color: `${color}.main` }}>
      <Icon fontSize="inherit" aria-hidden />
      <Typography component="span" variant="body2" color="inherit" sx={{ fontWeight: 600 }}>
        {translate(`applicationStatus.deadline.${text}`, { days })}
      </Typography>
    </Stack>
  );
};
