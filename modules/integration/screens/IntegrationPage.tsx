import { useCanAccess, useGetOne, useRefresh, useStore } from 'ra-core';
import { Suspense, useId, useRef, useState } from 'react';
import { type ApiEnvironment, apiEnvironments } from '../../../contract/rules/apiEnvironments';
import { useCapability } from '../../../src/kit/access/useCapability';
import { RetryAlert } from '../../../src/kit/data/RetryAlert';
import { useLookup } from '../../../src/kit/inputs/SelectInput';
import { Page } from '../../../src/kit/layout/Page';
import { isFilled, Slot } from '../../../src/kit/layout/Slot';
import { activeProviders } from '../../../src/tariff/applicationSearch/searchFields';
import { ButtonAnchor } from '../../../src/ui/buttons/Button';
import { Radio } from '../../../src/ui/choice/Checkbox';
import { Select } from '../../../src/ui/fields/Select';
import { Row, Stack, Text } from '../../../src/ui/layout/Stack';
import { loadable } from '../../../src/ui/loading/loadable';
import { Section } from '../../../src/ui/page/Section';
import { TableSkeleton } from '../../../src/ui/table/TableSkeleton';
import { Tabs } from '../../../src/ui/tabs/Tabs';
import { Preparing } from './blocks/Preparing';
import { useKeptFocus } from './blocks/useKeptFocus';
import type { MadeClient, OpenPartProps, UsedSandbox, Where } from './blocks/where';
import { parts } from './parts';
import { integrationTexts as texts } from './texts';
import './integration.css';

const AllClients = loadable(async () => (await import('./clients/AllClients')).AllClients);

/** What a provider's programmers need: the first request, keys, last calls, webhooks, limits and the sandbox. */
export const IntegrationPage = () => {
  const { canAccess: namesProvider = false, isPending } = useCanAccess({
    resource: 'providers',
    action: 'pick',
  });
  const hasSandbox = useCapability('sandbox');
  const [chosen, setEnvironment] = useStore<ApiEnvironment>('preferences.integrationEnvironment');
  const [providerId, setProviderId] = useState<number>();
  // Who programs begins by trying; who supervises, with what is real.
  const environment = hasSandbox ? (chosen ?? (namesProvider ? 'live' : 'sandbox')) : 'live';
  const where: Where = { environment, ...(providerId !== undefined && { providerId }) };
  return (
    <Page title={texts.title}>
      <Stack gap="medium" className="integration">
        <Text>{texts.about}</Text>
        <Row>
          <ButtonAnchor variant="outlined" href="/api/docs" target="_blank" rel="noreferrer">
            {texts.reference}
          </ButtonAnchor>
          <ButtonAnchor variant="outlined" href="/api/openapi.json" target="_blank" rel="noreferrer">
            {texts.guide}
          </ButtonAnchor>
        </Row>
        {!isPending && hasSandbox && <EnvironmentChoice chosen={environment} onChoose={setEnvironment} />}
        {namesProvider && (
          <Section title={texts.clients} description={texts.aboutClients}>
            <Suspense fallback={<TableSkeleton />}>
              <AllClients key={environment} where={where}>
                <ProviderChoice chosen={providerId} onChoose={setProviderId} />
              </AllClients>
            </Suspense>
          </Section>
        )}
        {!isPending && (!namesProvider || providerId !== undefined) && (
          <Parts key={providerId} where={where} onTestClient={() => setEnvironment('sandbox')} />
        )}
      </Stack>
    </Page>
  );
};

interface ProviderChoiceProps {
  chosen: number | undefined;
  onChoose: (id: number | undefined) => void;
}

const ProviderChoice = ({ chosen, onChoose }: ProviderChoiceProps) => {
  const { choices, retry } = useLookup(activeProviders);
  const id = useId();
  return (
    <div className="integration-provider">
      <Select
        id={id}
        label={texts.provider}
        error={false}
        required={false}
        value={chosen ?? ''}
        choices={[{ id: '', text: texts.everyProvider }, ...choices]}
        onChange={(value) => onChoose(value === '' ? undefined : Number(value))}
        onOpen={retry}
      />
    </div>
  );
};

interface PartsProps {
  where: Where;
  /** Called when a client of the sandbox was made. */
  onTestClient: () => void;
}

const Parts = ({ where, onTestClient }: PartsProps) => {
  const { environment, providerId } = where;
  const isSandbox = environment === 'sandbox';
  const { canAccess: mayUpdate = false } = useCanAccess({ resource: 'integration', action: 'update' });
  const [opened, setOpened] = useState<string>();
  const [made, setMade] = useState<MadeClient>();
  const query = useGetOne<{ id: string; sandbox: UsedSandbox | null }>(
    'integration/sandbox',
    { id: 'sandbox', meta: { providerId } },
    // On a busy server the first opening outlasts a call.
    { enabled: isSandbox, retry: 2 },
  );
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  const offered = parts.filter(
    (part) => (isSandbox || !part.isOfSandbox) && (!('slot' in part) || isFilled(part.slot)),
  );
  const open = offered.find(({ key }) => key === opened) ?? parts[0];
  const refresh = useRefresh();
  const onMade = (client: MadeClient) => {
    setMade(client);
    refresh();
    onTestClient();
  };
  return (
    <Section title={texts.parts} isTitleUnseen>
      <Tabs
        name={texts.parts}
        tabs={offered.map(({ key }) => ({ key, text: texts.tabs[key] }))}
        open={open.key}
        onOpen={setOpened}
      >
        <Stack ref={place} className="integration-part">
          {isSandbox && query.isPending && <Preparing />}
          {isSandbox && <RetryAlert queries={[query]} />}
          {(!isSandbox || query.data) && (
            <OpenPart
              key={`${open.key} ${environment}`}
              open={open}
              where={where}
              mayUpdate={mayUpdate}
              sandbox={(isSandbox && query.data?.sandbox) || undefined}
              made={made}
              onMade={onMade}
            />
          )}
        </Stack>
      </Tabs>
    </Section>
  );
};

const OpenPart = ({ open, ...props }: OpenPartProps & { open: (typeof parts)[number] }) => {
  if ('slot' in open) return <Slot name={open.slot} props={props} fallback={<TableSkeleton />} />;
  return (
    <Suspense fallback={<TableSkeleton />}>
      <open.part {...props} />
    </Suspense>
  );
};

interface EnvironmentChoiceProps {
  chosen: Where['environment'];
  onChoose: (environment: Where['environment']) => void;
}

const EnvironmentChoice = ({ chosen, onChoose }: EnvironmentChoiceProps) => {
  const name = useId();
  return (
    <fieldset className="integration-environment">
      <legend>{texts.environment}</legend>
      <Row>
        {apiEnvironments.toReversed().map((environment) => (
          <Radio
            key={environment}
            name={name}
            label={texts.environments[environment]}
            checked={environment === chosen}
            onChange={() => onChoose(environment)}
          />
        ))}
      </Row>
      <Text tone="secondary" size="small">
        {texts.aboutEnvironment[chosen]}
      </Text>
    </fieldset>
  );
};
