import type { ReactNode } from 'react';
import { formatNumber } from '../../../../contract/rules/formatNumber';
import { formatMoment } from '../../../../src/kit/format/lisbonTime';
import type { ListedClient } from '../../contract/apiClient';
import { PagedTable } from '../blocks/PagedTable';
import { Preparing } from '../blocks/Preparing';
import type { Where } from '../blocks/where';
import { clientTexts as texts } from './texts';

/** The systems of all providers, or of the one that is named, with how their calls go; `children` filter them. */
export const AllClients = ({ where, children }: { where: Where; children: ReactNode }) => (
  <PagedTable<ListedClient>
    resource="integration/allClients"
    filter={where}
    name={texts.all}
    none={texts.none}
    columns={columns}
    waiting={where.environment === 'sandbox' ? <Preparing /> : undefined}
  >
    {children}
  </PagedTable>
);

const columns = [
  { heading: texts.provider, content: ({ providerName }: ListedClient) => providerName },
  { heading: texts.client, content: ({ name }: ListedClient) => name },
  {
    heading: texts.state,
    content: ({ revokedOn }: ListedClient) =>
      revokedOn === null ? texts.active : texts.revoked(formatMoment(revokedOn)),
  },
  {
    heading: texts.lastCall,
    content: ({ lastCallOn }: ListedClient) => (lastCallOn === null ? texts.never : formatMoment(lastCallOn)),
  },
  { heading: texts.refusals, content: ({ refusals }: ListedClient) => formatNumber(refusals) },
];
