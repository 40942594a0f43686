import { type RaRecord, useTranslate } from 'ra-core';
import { useNavigate, useParams } from 'react-router';
import { Section } from '../../ui/page/Section';
import { TableSkeleton } from '../../ui/table/TableSkeleton';
import { useCachedRow } from '../data/queries';
import { BackButton } from '../detail/BackButton';
import { Page } from '../layout/Page';
import { type RecordDefinition, type RecordMode, recordText } from './RecordDefinition';

interface RecordPreviewProps {
  definition: RecordDefinition;
  mode: RecordMode;
}

/** The page of a record while it loads: the title from the list's row, and a skeleton in place of the fields. */
export const RecordPreview = ({ definition: { name, path }, mode }: RecordPreviewProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { id } = useParams();
  const row = useCachedRow<RaRecord>(id);
  if (mode !== 'create' && !row) return <TableSkeleton />;
  return (
    <Page
      title={translate(recordText(name, mode), { ...row })}
      before={<BackButton onClick={() => navigate(path)} />}
    >
      <Section title={translate(recordText(name, 'section'))}>
        <TableSkeleton />
      </Section>
    </Page>
  );
};
