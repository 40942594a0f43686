import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { detailPath } from './detailPaths';

interface BlockingApplicationLinkProps {
  listPath: string;
  id: number;
}

/** Leads to the application that blocks this one (spec 2.8, Conflicting). */
export const BlockingApplicationLink = ({ listPath, id }: BlockingApplicationLinkProps) => {
  const translate = useTranslate();
  return (
    <Link component={RouterLink} to={detailPath(listPath, id)}>
      {translate('applicationDetail.title.request', { id })}
    </Link>
  );
};
