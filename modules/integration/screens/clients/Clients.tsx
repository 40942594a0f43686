import { useDataProvider, useGetList, useRefresh } from 'ra-core';
import { useState } from 'react';
import { RunInDialogButton } from '../../../../src/kit/actions/RunInDialogButton';
import { RetryAlert } from '../../../../src/kit/data/RetryAlert';
import { Stack, Text } from '../../../../src/ui/layout/Stack';
import { TableSkeleton } from '../../../../src/ui/table/TableSkeleton';
import type { ApiClient } from '../../contract/apiClient';
import { SecretDialog } from '../blocks/SecretDialog';
import type { PartProps } from '../blocks/where';
import { ClientCard } from './ClientCard';
import { ClientInputs, emptyKey, KeyInputs, keyOf, linesOf, type NewClient, newClient } from './clientForm';
import { clientTexts as texts } from './texts';

/** The provider's systems, their keys, and what creates and ends them. */
export const Clients = ({ where, mayUpdate }: PartProps) => {
  const query = useGetList<ApiClient>('integration/clients', { filter: where });
  const [secret, setSecret] = useState<string>();
  // The table of all clients too.
  const refresh = useRefresh();
  const rights: readonly string[] = query.meta?.rights ?? [];
  const showSecret = (client: ApiClient, given: string | null) => {
    if (given !== null) setSecret(`TSI_CLIENT_ID=${client.clientId}\nTSI_CLIENT_SECRET=${given}`);
  };
  if (query.isPending) return <TableSkeleton />;
  return (
    <Stack>
      <Text>{texts.about}</Text>
      <RetryAlert queries={[query]} />
      {mayUpdate && query.data && (
        <AddClient where={where} rights={rights} onAdded={refresh} onSecret={showSecret} />
      )}
      {query.data?.length === 0 && <Text>{texts.none}</Text>}
      {query.data?.map((client) => (
        <ClientCard
          key={client.id}
          client={client}
          where={where}
          rights={rights}
          mayUpdate={mayUpdate}
          onChanged={refresh}
          onSecret={showSecret}
        />
      ))}
      <SecretDialog secret={secret} texts={texts.secret} onClose={() => setSecret(undefined)} />
    </Stack>
  );
};

interface AddClientProps {
  where: PartProps['where'];
  rights: readonly string[];
  onAdded: () => unknown;
  onSecret: (client: ApiClient, secret: string | null) => void;
}

const AddClient = ({ where, rights, onAdded, onSecret }: AddClientProps) => {
  const dataProvider = useDataProvider();
  const add = ({ name, permissions, addresses, ...key }: NewClient) =>
    dataProvider.create('integration/clients', {
      data: { ...where, name, permissions, addresses: linesOf(addresses), key: keyOf(key) },
    });
  return (
    <div>
      <RunInDialogButton
        label={texts.add}
        variant="contained"
        title={texts.addTitle}
        about={<Text>{texts.addAbout}</Text>}
        schema={newClient}
        defaultValues={{ name: '', permissions: [...rights], addresses: null, ...emptyKey }}
        successMessage={texts.created}
        run={add}
        onSuccess={({ data }) => {
          onAdded();
          onSecret(data, data.secret);
        }}
      >
        <ClientInputs rights={rights} />
        <KeyInputs />
      </RunInDialogButton>
    </div>
  );
};
