import { useTranslate } from 'ra-core';
import { Section } from '../../ui/page/Section';
import { AccessPreview } from './AccessPreview';
import { InvitationNotice } from './InvitationNotice';
import { LockNotice } from './LockNotice';
import { PermissionGrid } from './PermissionGrid';
import './userAccess.css';

/** The part of the user form about rights: the grid and its preview (spec 2.10). */
export const UserAccess = ({ userTypeId }: { userTypeId: number }) => {
  const translate = useTranslate();
  return (
    <div className="user-access">
      <div className="notice">
        <LockNotice userTypeId={userTypeId} />
        <InvitationNotice userTypeId={userTypeId} />
      </div>
      <Section title={translate('userAccess.grid.title')}>
        <PermissionGrid userTypeId={userTypeId} />
      </Section>
      <Section
        title={translate('userAccess.preview.title')}
        description={translate('userAccess.preview.description')}
      >
        <AccessPreview userTypeId={userTypeId} />
      </Section>
    </div>
  );
};
