import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDefaultTitle, useTranslate } from 'ra-core';
import { type ReactNode, useEffect } from 'react';

interface PageProps {
  /** Translated text of the page's only h1; also the document's title. */
  title: string;
  /** Stands before the title, such as a way back. */
  before?: ReactNode;
  /** Stands at the end of the title line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen: title line and content. */
export const Page = ({ title, before, actions, children }: PageProps) => {
  const translate = useTranslate();
  const defaultTitle = useDefaultTitle();
  const product = typeof defaultTitle === 'string' ? translate(defaultTitle) : '';
  useEffect(() => {
    document.title = [title, product].filter(Boolean).join(' · ');
  }, [title, product]);

  return (
    <Stack sx={{ gap: 3 }}>
      {before && <Box>{before}</Box>}
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 2 }}
      >
        <Typography component="h1" variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {actions && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {actions}
          </Stack>
        )}
      </Stack>
      {children}
    </Stack>
  );
};
