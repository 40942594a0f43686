import { CanAccess, useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { detailPath } from '../../contract/rules/detailPath';
import { Alert } from '../../src/ui/alert/Alert';
import { useLiveRequest } from './useLiveRequest';

/**
 * A note that the provider already has a live request for the entered NIF, with links to it and, if possible,
 * to its recheck; it blocks nothing.
 */
export const LiveRequestNotice = ({ listPath }: { listPath: string }) => {
  const translate = useTranslate();
  const fiscalNumber: unknown = useWatch({ name: 'fiscalNumber' });
  const request = useLiveRequest(typeof fiscalNumber === 'string' ? fiscalNumber : '');
  return (
    <div aria-live="polite">
      {request && (
        <Alert severity="info" outline="quiet" role="note">
          {translate('applicationForm.liveRequest.text', {
            status: request.row.applicationStatusDescription,
          })}{' '}
          <a className="ui-link" href={detailPath(listPath, request.row)} target="_blank" rel="noopener">
            {translate('applicationForm.liveRequest.link', { id: request.row.id })}
          </a>
          {request.isRecheckable && (
            <CanAccess resource="applications" action="recheck">
              {' · '}
              <a
                className="ui-link"
                href={`${listPath}/${request.row.id}/recheckForm`}
                target="_blank"
                rel="noopener"
              >
                {translate('applicationForm.liveRequest.recheck', { id: request.row.id })}
              </a>
            </CanAccess>
          )}
        </Alert>
      )}
    </div>
  );
};
