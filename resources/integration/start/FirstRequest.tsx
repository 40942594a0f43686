import { useDataProvider, useGetList, useGetOne } from 'ra-core';
import { useState } from 'react';
import type { ApiClient } from '../../../contract/entities/apiClient';
import type { Sandbox } from '../../../contract/entities/sandbox';
import { eligibleNumber, environmentOf, samples } from '../../../contract/firstRequest/samples';
import { keyMonths } from '../../../contract/rules/apiClientLimits';
import { useCapability } from '../../../src/kit/access/useCapability';
import { RunButton } from '../../../src/kit/actions/RunButton';
import { RetryAlert } from '../../../src/kit/data/RetryAlert';
import { ShownOnce } from '../../../src/kit/leaving/LeaveQuestion';
import { Alert } from '../../../src/ui/alert/Alert';
import { Bullets, Stack, Text } from '../../../src/ui/layout/Stack';
import { TableSkeleton } from '../../../src/ui/table/TableSkeleton';
import { Tabs } from '../../../src/ui/tabs/Tabs';
import { CopyBlock } from '../blocks/CopyBlock';
import type { PartProps } from '../blocks/where';
import { startTexts as texts } from './texts';

/** A client and its secret, which is known only right after it was made. */
interface Credentials {
  readonly clientId: string;
  readonly secret: string;
}

/** The first request in steps, with what the reader has to type filled in. */
export const FirstRequest = ({ where, mayUpdate }: PartProps) => {
  const hasSandbox = useCapability('sandbox');
  const environment = hasSandbox ? 'sandbox' : 'live';
  const mine = { ...where, environment } as const;
  const clients = useGetList<ApiClient>('integration/clients', { filter: mine });
  const [made, setMade] = useState<Credentials>();
  const address = useAddress(where, hasSandbox);
  if (clients.isPending)
    return (
      <Stack>
        {hasSandbox && <Text>{texts.opening}</Text>}
        <TableSkeleton />
      </Stack>
    );
  const own = (clients.data ?? []).filter(({ revokedOn }) => revokedOn === null);
  const settings = environmentOf({
    address,
    clientId: made?.clientId ?? own[0]?.clientId ?? texts.yourId,
    secret: made?.secret ?? texts.yourSecret,
    fiscalNumber: hasSandbox ? eligibleNumber : texts.nifOfPerson,
  });
  return (
    <Stack>
      {made && <ShownOnce />}
      <Text>{hasSandbox ? texts.about : texts.aboutLive}</Text>
      {!hasSandbox && (
        <Alert severity="warning" role="note">
          {texts.noSandbox}
        </Alert>
      )}
      <RetryAlert queries={[clients]} />
      <ol className="integration-steps">
        {hasSandbox && (
          <li>
            <Stack gap="close">
              <h3>{texts.credentials}</h3>
              <Text>{texts.aboutCredentials}</Text>
              {own.length > 0 && !made && <Text>{texts.existing(own.length)}</Text>}
              {mayUpdate ? (
                <MakeClient where={mine} rights={clients.meta?.rights ?? []} onMade={setMade} />
              ) : (
                <Text>{texts.mayNot}</Text>
              )}
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
            <Text>{hasSandbox ? texts.aboutCheck : texts.aboutLiveCheck}</Text>
          </Stack>
        </li>
      </ol>
      <h3>{texts.next}</h3>
      <Bullets>
        {texts.aboutNext.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {hasSandbox && <li>{texts.inProduction}</li>}
      </Bullets>
    </Stack>
  );
};

/** Returns where the calls of the sandbox are, or those of production where there is no sandbox. */
const useAddress = ({ providerId }: PartProps['where'], hasSandbox: boolean) => {
  const { data } = useGetOne<{ id: string; sandbox: Sandbox | null }>(
    'integration/sandbox',
    { id: 'sandbox', meta: { providerId } },
    { enabled: hasSandbox },
  );
  return data?.sandbox?.address ?? `${window.location.origin}${hasSandbox ? '/sandbox' : ''}/api`;
};

interface MakeClientProps {
  where: PartProps['where'];
  rights: readonly string[];
  onMade: (credentials: Credentials) => void;
}

const MakeClient = ({ where, rights, onMade }: MakeClientProps) => {
  const dataProvider = useDataProvider();
  return (
    <div>
      <RunButton
        label={texts.create}
        variant="contained"
        run={() =>
          dataProvider.create('integration/clients', {
            data: {
              ...where,
              name: texts.clientName,
              permissions: rights,
              key: { kind: 'secret', months: keyMonths.usual },
            },
          })
        }
        successMessage={texts.created}
        onSuccess={({ data: { clientId, secret } }) => onMade({ clientId, secret })}
      />
    </div>
  );
};

const Program = () => {
  const [open, setOpen] = useState(samples[0].key);
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
