import { useDataProvider, useRefresh, useTranslate } from 'ra-core';
import { z } from 'zod';
import type { ServiceState } from '../../contract/calls/verificationServices';
import { textUpTo } from '../../contract/entities/text';
import { maxServiceReason } from '../../contract/rules/verification';
import { RunButton } from '../../src/kit/actions/RunButton';
import { RunInDialogButton } from '../../src/kit/actions/RunInDialogButton';
import { RetryAlert } from '../../src/kit/data/RetryAlert';
import { DateInput } from '../../src/kit/inputs/DateInput';
import { TextInput } from '../../src/kit/inputs/TextInput';
import { Page } from '../../src/kit/layout/Page';
import { serviceTexts } from '../../src/tariff/verification/texts';
import { useServices } from '../../src/tariff/verification/useServices';
import { Row, Stack, Text } from '../../src/ui/layout/Stack';
import { Section } from '../../src/ui/page/Section';

const { panel } = serviceTexts;

/** The outside services with their state, and a button that switches each off or on. */
export const ServicesPage = () => {
  const services = useServices();
  const title = useTranslate()('resources.services.name');
  return (
    <Page title={title}>
      <Text tone="secondary">{panel.about}</Text>
      <RetryAlert queries={[services]} />
      <Section title={title} isTitleUnseen>
        <Stack>
          {services.data?.map((state) => (
            <Service key={state.service} state={state} />
          ))}
        </Stack>
      </Section>
    </Page>
  );
};

const Service = ({ state }: { state: ServiceState }) => (
  <Row>
    <Stack gap="hair">
      <Text isStrong>{serviceTexts.names[state.service]}</Text>
      <Text>{state.state === 'on' ? panel.on : panel[state.state](state)}</Text>
    </Stack>
    <SwitchButton state={state} />
  </Row>
);

const SwitchButton = ({ state: { service, state } }: { state: ServiceState }) => {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const change = (data: object) =>
    dataProvider.update('services', {
      id: service,
      data: { service, ...data },
      previousData: { id: service },
    });
  if (state === 'off')
    return (
      <RunButton
        label={panel.switchOn(service)}
        variant="contained"
        run={() => change({ isOn: true })}
        successMessage={panel.switchedOn}
        onSuccess={refresh}
        onFailure={refresh}
      />
    );
  return (
    <RunInDialogButton
      label={panel.switchOff(service)}
      title={panel.switchOff(service)}
      about={<Text>{panel.consequence}</Text>}
      schema={switchInput}
      defaultValues={{ reason: '', expectedOn: null }}
      run={({ reason, expectedOn }) => change({ isOn: false, reason, ...(expectedOn && { expectedOn }) })}
      successMessage={panel.switchedOff}
      onSuccess={refresh}
      onFailure={refresh}
    >
      <TextInput multiline source="reason" label={panel.reason} maxLength={maxServiceReason} />
      <DateInput source="expectedOn" label={panel.expectedOn} />
    </RunInDialogButton>
  );
};

const switchInput = z.object({ reason: textUpTo(maxServiceReason), expectedOn: z.string().nullable() });
