import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Section } from '../../kit/layout/Section';
import { AccessPreview } from './AccessPreview';
import { PermissionGrid } from './PermissionGrid';

/** The part of the user form that gives rights: the grid, and what they lead to (spec 2.10). */
export const UserAccess = ({ userTypeId }: { userTypeId: number }) => {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
      }}
    >
      <Section title={translate('userAccess.grid.title')}>
        <PermissionGrid userTypeId={userTypeId} />
      </Section>
      <Section
        title={translate('userAccess.preview.title')}
        description={translate('userAccess.preview.description')}
      >
        <AccessPreview userTypeId={userTypeId} />
      </Section>
    </Box>
  );
};
