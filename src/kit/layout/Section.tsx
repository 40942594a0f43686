import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  /** Translated heading; also the accessible name of the region. */
  title: string;
  /** One line below the heading. */
  description?: ReactNode;
  /** Stands at the end of the heading line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A card with a heading: one part of a page. */
export const Section = ({ title, description, actions, children }: SectionProps) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack sx={{ gap: 2.5 }}>
        <Stack
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 2 }}
        >
          <Stack sx={{ gap: 0.5, flex: '1 1 15rem', minWidth: 0 }}>
            <Typography component="h2" variant="h2" id={id}>
              {title}
            </Typography>
            {description && (
              <Typography variant="body2" color="textSecondary">
                {description}
              </Typography>
            )}
          </Stack>
          {actions}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
};
