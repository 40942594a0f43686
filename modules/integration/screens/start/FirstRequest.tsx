import { useDataProvider, useGetList } from 'ra-core';
import { useState } from 'react';
import { useCapability } from '../../../../src/kit/access/useCapability';
import { RunButton } from '../../../../src/kit/actions/RunButton';
import { RetryAlert } from '../../../../src/kit/data/RetryAlert';
import { ShownOnce } from '../../../../src/kit/leaving/LeaveQuestion';
import { Alert } from '../../../../src/ui/alert/Alert';
import { Bullets, Stack, Text } from '../../../../src/ui/layout/Stack';
import { TableSkeleton } from '../../../../src/ui/table/TableSkeleton';
import { Tabs } from '../../../../src/ui/tabs/Tabs';
import type { ApiClient } from '../../contract/apiClient';
import { keyMonths } from '../../contract/apiClientLimits';
import { eligibleNumber, environmentOf, samples } from '../../contract/firstRequest/samples';
import { CopyBlock } from '../blocks/CopyBlock';
import type { MadeClient, OpenPartProps, Where } from '../blocks/where';
import { startTexts as texts } from './texts';

/** The first request in steps, with what the reader has to type filled in. */
export const FirstRequest = ({ where, mayUpdate, sandbox, made: latest, onMade }: OpenPartProps) => {
  const hasSandbox = useCapability('sandbox');
  const clients = useGetList<ApiClient>('integration/clients', { filter: where });
  if (clients.isPending) return <TableSkeleton />;
  const made = sandbox && latest;
  const make = mayUpdate ? <MakeClient where={where} onMade={onMade} /> : <Text>{texts.mayNot}</Text>;
  const own = (clients.data ?? []).filter(({ revokedOn }) => revokedOn === null);
  const settings = environmentOf({
    address: sandbox?.address ?? `${window.location.origin}/api`,
    clientId: made?.clientId ?? own[0]?.clientId ?? texts.yourId,
    secret: made?.secret ?? texts.yourSecret,
    fiscalNumber: sandbox ? eligibleNumber : texts.nifOfPerson,
  });
  return (
    <Stack>
      {made && <ShownOnce />}
      <Text>{sandbox ? texts.about : texts.aboutLive}</Text>
      {!sandbox && (
        <Alert severity="warning" role="note">
          {hasSandbox ? texts.live : texts.noSandbox}
        </Alert>
      )}
      {!sandbox && hasSandbox && make}
      <RetryAlert queries={[clients]} />
      <ol className="integration-steps">
        {sandbox && (
          <li>
            <Stack gap="close">
              <h3>{texts.credentials}</h3>
              <Text>{texts.aboutCredentials}</Text>
              {own.length > 0 && !made && <Text>{texts.existing(own.length)}</Text>}
              {make}
            </Stack>
          </li>
        )}
        <li>
          <Stack gap="close">
            <h3>{texts.settings}</h3>
            <Text>{texts.aboutSettings}</Text>
            <CopyBlock key={settings} name={texts.settingsName} text={settings} />
          </Stack>
        </li>
        <li>
          <Stack gap="close">
            <h3>{texts.program}</h3>
            <Program />
          </Stack>
        </li>
        <li>
          <Stack gap="close">
            <h3>{texts.check}</h3>
            <Text>{sandbox ? texts.aboutCheck : texts.aboutLiveCheck}</Text>
          </Stack>
        </li>
      </ol>
      <h3>{texts.next}</h3>
      <Bullets>
        {texts.aboutNext.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {sandbox && <li>{texts.inProduction}</li>}
      </Bullets>
    </Stack>
  );
};

interface MakeClientProps {
  where: Where;
  onMade: (client: MadeClient) => void;
}

/** Makes a client of the sandbox, from production too. */
const MakeClient = ({ where, onMade }: MakeClientProps) => {
  const dataProvider = useDataProvider();
  const there = { ...where, environment: 'sandbox' };
  const make = async () => {
    const { meta } = await dataProvider.getList('integration/clients', { filter: there });
    const key = { kind: 'secret', months: keyMonths.usual };
    return dataProvider.create('integration/clients', {
      data: { ...there, name: texts.clientName, permissions: meta.rights, key },
    });
  };
  return (
    <div>
      <RunButton
        label={texts.create}
        variant="contained"
        run={make}
        successMessage={texts.created}
        onSuccess={({ data: { clientId, secret } }) => onMade({ clientId, secret })}
      />
    </div>
  );
};

const Program = () => {
  const [open, setOpen] = useState<string>(samples[0].key);
  const shown = samples.find(({ key }) => key === open) ?? samples[0];
  return (
    <Tabs name={texts.languages} tabs={samples} open={open} onOpen={setOpen}>
      <Stack gap="close" className="integration-part">
        <Text>{texts.aboutProgram(shown.file)}</Text>
        <CopyBlock key={shown.key} name={texts.code(shown.text)} text={shown.source} />
      </Stack>
    </Tabs>
  );
};
