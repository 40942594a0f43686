import { useCanAccess } from 'ra-core';
import { Suspense, useId, useRef, useState } from 'react';
import { apiEnvironments } from '../../contract/rules/apiEnvironments';
import { useCapability } from '../../src/kit/access/useCapability';
import { useLookup } from '../../src/kit/inputs/SelectInput';
import { Page } from '../../src/kit/layout/Page';
import { activeProviders } from '../../src/tariff/applicationSearch/searchFields';
import { ButtonAnchor } from '../../src/ui/buttons/Button';
import { Radio } from '../../src/ui/choice/Checkbox';
import { Select } from '../../src/ui/fields/Select';
import { Row, Stack, Text } from '../../src/ui/layout/Stack';
import { Section } from '../../src/ui/page/Section';
import { TableSkeleton } from '../../src/ui/table/TableSkeleton';
import { Tabs } from '../../src/ui/tabs/Tabs';
import { useKeptFocus } from './blocks/useKeptFocus';
import type { Where } from './blocks/where';
import { parts } from './parts';
import { integrationTexts as texts } from './texts';
import './integration.css';

/** What a provider's programmers need: the first request, keys, last calls, webhooks, limits and the sandbox. */
export const IntegrationPage = () => {
  const { canAccess: namesProvider = false, isPending } = useCanAccess({
    resource: 'providers',
    action: 'pick',
  });
  const [providerId, setProviderId] = useState<number>();
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
        {namesProvider && <ProviderChoice chosen={providerId} onChoose={setProviderId} />}
        {!isPending && (!namesProvider || providerId !== undefined) && (
          <Parts key={providerId} providerId={providerId} />
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
    <Section title={texts.provider} description={texts.chooseProvider}>
      <Select
        id={id}
        label={texts.provider}
        error={false}
        required={false}
        value={chosen ?? ''}
        choices={[{ id: '', text: '–' }, ...choices]}
        onChange={(value) => onChoose(value === '' ? undefined : Number(value))}
        onOpen={retry}
      />
    </Section>
  );
};

const Parts = ({ providerId }: { providerId: number | undefined }) => {
  const hasSandbox = useCapability('sandbox');
  const { canAccess: mayUpdate = false } = useCanAccess({ resource: 'integration', action: 'update' });
  const [environment, setEnvironment] = useState<Where['environment']>('live');
  const [opened, setOpened] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  const offered = parts.filter(({ capability }) => capability !== 'sandbox' || hasSandbox);
  const open = offered.find(({ key }) => key === opened) ?? parts[0];
  const Part = open.part;
  const where: Where = { environment, ...(providerId !== undefined && { providerId }) };
  return (
    <Section title={texts.parts} isTitleUnseen>
      <Tabs
        name={texts.parts}
        tabs={offered.map(({ key }) => ({ key, text: texts.tabs[key] }))}
        open={open.key}
        onOpen={setOpened}
      >
        <Stack ref={place} className="integration-part">
          {open.hasEnvironment && hasSandbox && (
            <EnvironmentChoice chosen={environment} onChoose={setEnvironment} />
          )}
          <Suspense fallback={<TableSkeleton />}>
            <Part key={`${open.key} ${environment}`} where={where} mayUpdate={mayUpdate} />
          </Suspense>
        </Stack>
      </Tabs>
    </Section>
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
        {apiEnvironments.map((environment) => (
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
