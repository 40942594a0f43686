import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface ReadOnlyGroupProps {
  /** Translated heading; also the accessible name of the group. */
  title: string;
  children: ReactNode;
}

/** A named part of a Section. */
export const ReadOnlyGroup = ({ title, children }: ReadOnlyGroupProps) => {
  const id = useId();
  return (
    <Stack role="group" aria-labelledby={id} sx={{ gap: 1.5 }}>
      <Typography component="h3" variant="subtitle1" id={id} sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      {children}
    </Stack>
  );
};
