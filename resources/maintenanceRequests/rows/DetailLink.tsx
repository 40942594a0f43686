import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { ApplicationRow } from '../../../contract/entities/application';
import { detailPath } from '../../../src/blocks/applicationDetail/detailPaths';
import { isSubmitted } from './isSubmitted';

interface DetailLinkProps {
  row: ApplicationRow;
  /** The list of ordinary requests below which this side's details stand. */
  listPath: string;
}

/** 'Detalhe', once a request is no longer waiting (spec 2.7). */
export const DetailLink = ({ row, listPath }: DetailLinkProps) => {
  const translate = useTranslate();
  if (isSubmitted(row)) return null;
  return (
    <Button
      component={Link}
      to={detailPath(listPath, row.id)}
      size="small"
      sx={{ ml: -1, justifySelf: 'start' }}
    >
      {translate('kit.table.detail')}
    </Button>
  );
};
