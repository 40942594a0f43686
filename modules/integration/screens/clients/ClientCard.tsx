import { useDataProvider } from 'ra-core';
import { useId } from 'react';
import { RunButton } from '../../../../src/kit/actions/RunButton';
import { RunInDialogButton } from '../../../../src/kit/actions/RunInDialogButton';
import { formatMoment } from '../../../../src/kit/format/lisbonTime';
import { Row, Stack, Text } from '../../../../src/ui/layout/Stack';
import { DataRow, Table } from '../../../../src/ui/table/Table';
import type { ApiClient, ApiClientKey } from '../../contract/apiClient';
import { maxLiveKeys } from '../../contract/apiClientLimits';
import type { PartProps } from '../blocks/where';
import { ClientInputs, clientFacts, emptyKey, KeyInputs, keyOf, linesOf, newKey } from './clientForm';
import { rightText, clientTexts as texts } from './texts';

interface ClientCardProps extends PartProps {
  client: ApiClient;
  /** The rights that can be given. */
  rights: readonly string[];
  onChanged: () => unknown;
  onSecret: (client: ApiClient, secret: string | null) => void;
}

/** A client with its keys, and what is done to it. */
export const ClientCard = (props: ClientCardProps) => {
  const { client, mayUpdate } = props;
  const id = useId();
  const mayChange = mayUpdate && client.revokedOn === null;
  return (
    <section className="integration-client" aria-labelledby={id} tabIndex={-1}>
      <Stack>
        <h3 id={id}>{client.name}</h3>
        {client.revokedOn !== null && <Text isStrong>{texts.revoked(formatMoment(client.revokedOn))}</Text>}
        <Facts {...client} />
        <KeyTable {...props} mayUpdate={mayChange} />
        {mayChange && <Acts {...props} />}
      </Stack>
    </section>
  );
};

const momentOrNever = (moment: string | null) => (moment === null ? texts.never : formatMoment(moment));

const Facts = (client: ApiClient) => (
  <dl className="integration-facts">
    <dt>{texts.clientId}</dt>
    <dd>
      <code>{client.clientId}</code>
    </dd>
    <dt>{texts.rights}</dt>
    <dd>{client.permissions.map(rightText).join('; ')}</dd>
    <dt>{texts.from}</dt>
    <dd>{client.addresses.length === 0 ? texts.anywhere : client.addresses.join(', ')}</dd>
    <dt>{texts.createdOn}</dt>
    <dd>{texts.by(client.createdBy, formatMoment(client.createdOn))}</dd>
    <dt>{texts.lastUsed}</dt>
    <dd>{momentOrNever(client.lastUsedOn)}</dd>
  </dl>
);

const isLive = ({ revokedOn, expiresOn }: ApiClientKey) =>
  revokedOn === null && new Date(expiresOn) > new Date();
const nameOf = ({ kind, hint }: ApiClientKey) => texts.keyName(texts.kinds[kind], hint);

const KeyTable = ({ client, where, mayUpdate, onChanged }: ClientCardProps) => {
  const change = useChange(client, where);
  return (
    <Table
      name={texts.keys(client.name)}
      headings={[
        { key: 'key', text: texts.key },
        { key: 'state', text: texts.state },
        { key: 'expires', text: texts.expires },
        { key: 'used', text: texts.lastUsed },
        ...(mayUpdate ? [{ key: 'end', text: texts.actions, isUnseen: true }] : []),
      ]}
    >
      {client.keys.map((key) => (
        <DataRow
          key={key.id}
          cells={[
            { key: 'key', label: texts.key, content: nameOf(key) },
            { key: 'state', label: texts.state, content: isLive(key) ? texts.live : texts.ended },
            { key: 'expires', label: texts.expires, content: formatMoment(key.revokedOn ?? key.expiresOn) },
            { key: 'used', label: texts.lastUsed, content: momentOrNever(key.lastUsedOn) },
            ...(mayUpdate
              ? [
                  {
                    key: 'end',
                    label: '',
                    content: isLive(key) && (
                      <RunButton
                        label={texts.revokeKey}
                        subject={nameOf(key)}
                        confirmTitle={texts.revokeKeyQuestion}
                        confirmContent={texts.revokeKeyAbout}
                        successMessage={texts.keyRevoked}
                        run={() => change({ act: 'revokeKey', keyId: key.id })}
                        onSuccess={onChanged}
                      />
                    ),
                  },
                ]
              : []),
          ]}
        />
      ))}
    </Table>
  );
};

/** Returns a function that changes the client. */
const useChange = ({ id }: ApiClient, where: PartProps['where']) => {
  const dataProvider = useDataProvider();
  return async (change: object) =>
    (
      await dataProvider.update('integration/clients', {
        id,
        data: { ...where, ...change },
        previousData: { id },
      })
    ).data;
};

const Acts = ({ client, where, rights, onChanged, onSecret }: ClientCardProps) => {
  const change = useChange(client, where);
  return (
    <Row>
      {client.keys.filter(isLive).length < maxLiveKeys && (
        <AddKey client={client} where={where} onChanged={onChanged} onSecret={onSecret} />
      )}
      <ChangeClient client={client} where={where} rights={rights} onChanged={onChanged} />
      <RunButton
        label={texts.revoke}
        subject={client.name}
        confirmTitle={texts.revokeQuestion}
        confirmContent={texts.revokeAbout}
        successMessage={texts.clientRevoked}
        run={() => change({ act: 'revoke' })}
        onSuccess={onChanged}
      />
    </Row>
  );
};

type AddKeyProps = Pick<ClientCardProps, 'client' | 'where' | 'onChanged' | 'onSecret'>;

const AddKey = ({ client, where, onChanged, onSecret }: AddKeyProps) => {
  const change = useChange(client, where);
  return (
    <RunInDialogButton
      label={texts.addKey}
      subject={client.name}
      title={texts.addKeyTitle}
      about={<Text>{texts.addKeyAbout}</Text>}
      schema={newKey}
      defaultValues={emptyKey}
      successMessage={texts.keyAdded}
      run={(key) => change({ act: 'addKey', key: keyOf(key) })}
      onSuccess={({ secret }) => {
        onChanged();
        onSecret(client, secret);
      }}
    >
      <KeyInputs />
    </RunInDialogButton>
  );
};

type ChangeClientProps = Pick<ClientCardProps, 'client' | 'where' | 'rights' | 'onChanged'>;

const ChangeClient = ({ client, where, rights, onChanged }: ChangeClientProps) => {
  const change = useChange(client, where);
  const { name, permissions, addresses } = client;
  return (
    <RunInDialogButton
      label={texts.change}
      subject={name}
      title={texts.changeTitle}
      about={<Text>{name}</Text>}
      schema={clientFacts}
      defaultValues={{ name, permissions, addresses: addresses.join('\n') || null }}
      successMessage={texts.changed}
      run={({ addresses: lines, ...facts }) => change({ act: 'change', ...facts, addresses: linesOf(lines) })}
      onSuccess={onChanged}
    >
      {/* What it has may stay, even if the user can't give it. */}
      <ClientInputs rights={[...new Set([...rights, ...permissions])]} />
    </RunInDialogButton>
  );
};
