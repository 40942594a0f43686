import { useCanAccess } from 'ra-core';
import { useCapability } from '../../kit/access/useCapability';
import { ButtonLink } from '../../kit/navigation/ButtonLink';
import { searchAddress } from '../../kit/search/searchAddress';
import { auditLinkTexts } from './texts';

/** What the audit is asked about. */
interface AuditLinkProps {
  about: keyof typeof auditLinkTexts;
  id: number;
}

/** A link to what the audit says about a request or did a user, for whoever may read it. */
export const AuditLink = ({ about, id }: AuditLinkProps) => {
  const { canAccess = false } = useCanAccess({ resource: 'auditRecords', action: 'list' });
  const isOffered = useCapability('auditRecords');
  if (!canAccess || !isOffered) return null;
  return (
    <div className="kit-screen-only">
      <ButtonLink variant="outlined" to={searchAddress('/auditRecords', { [about]: id })}>
        {auditLinkTexts[about]}
      </ButtonLink>
    </div>
  );
};
