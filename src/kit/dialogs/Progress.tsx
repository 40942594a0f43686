import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface ProgressProps {
  /** Translated; what is going on, read out as it changes. */
  text: string;
  /** How much is done, 0 to 1; undefined where that is not known. */
  share: number | undefined;
}

/** How far something has come. */
export const Progress = ({ text, share }: ProgressProps) => {
  const id = useId();
  return (
    <Box>
      <Typography id={id} variant="body2" role="status" gutterBottom>
        {text}
      </Typography>
      <LinearProgress
        {...(share !== undefined && { variant: 'determinate', value: Math.round(share * 100) })}
        aria-labelledby={id}
      />
    </Box>
  );
};
