import { useTranslate } from 'ra-core';
import { useEffect, useSyncExternalStore } from 'react';
import { connection } from '../../../providers/http/request';
import { Icon } from '../../ui/icons/Icon';
import './connection.css';

/** Says that the connection is lost, for as long as it is; its live region is present from the start. */
export const ConnectionBanner = () => {
  const translate = useTranslate();
  const isLost = useSyncExternalStore(connection.subscribe, connection.getSnapshot);
  useEffect(() => connection.watch(), []);
  return (
    <div role="status" className="connection">
      {isLost && (
        <p>
          <Icon name="errorOutline" />
          {translate('app.connection.lost')}
        </p>
      )}
    </div>
  );
};
