import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { FindingGroup } from './workbookReport';

const shownAtFirst = 5;

/** The findings of one kind, by their row in the sheet. */
export const FindingList = ({ group: { kind, count, first } }: { group: FindingGroup }) => {
  const translate = useTranslate();
  const id = useId();
  const [isLong, setIsLong] = useState(false);
  const shown = isLong ? first : first.slice(0, shownAtFirst);
  const title = translate(`maintenance.check.group.${kind}`);
  const hidden = first.length - shown.length;
  const unlisted = count - first.length;
  return (
    <Box sx={{ width: '100%' }}>
      <Typography component="h3" variant="body2" id={id} sx={{ fontWeight: 600 }}>
        {translate('maintenance.check.groupTitle', { title, smart_count: count })}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ m: 0, pl: 2.5, columnGap: 3, columns: '20rem' }}>
        {shown.map(({ row, column, value, message }) => (
          <Typography component="li" variant="body2" key={`${row} ${column}`} sx={{ breakInside: 'avoid' }}>
            <strong>{translate('maintenance.check.row', { row })}</strong>
            {value && ` · ${value}`} · {message}
          </Typography>
        ))}
      </Box>
      {hidden > 0 && (
        <Button size="small" color="inherit" onClick={() => setIsLong(true)}>
          {translate('maintenance.check.more', { count: hidden })}
        </Button>
      )}
      {hidden === 0 && unlisted > 0 && (
        <Typography variant="body2">{translate('maintenance.check.rest', { count: unlisted })}</Typography>
      )}
    </Box>
  );
};
