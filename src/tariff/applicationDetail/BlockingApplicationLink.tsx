import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { detailPath } from '../../../contract/rules/detailPath';

interface BlockingApplicationLinkProps {
  listPath: string;
  id: number;
}

/** A link to the application that blocks this one (spec 2.8, Conflicting). */
export const BlockingApplicationLink = ({ listPath, id }: BlockingApplicationLinkProps) => {
  const translate = useTranslate();
  return (
    <Link className="ui-link" to={detailPath(listPath, { id })}>
      {translate('applicationDetail.title.request', { id })}
    </Link>
  );
};
