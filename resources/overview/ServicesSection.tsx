import { CanAccess, useDataProvider, useRefresh } from 'ra-core';
import { useState } from 'react';
import { z } from 'zod';
import type { ServiceState } from '../../contract/calls/verificationServices';
import { textUpTo } from '../../contract/entities/text';
import { maxServiceReason } from '../../contract/rules/verification';
import { ActionDialog } from '../../src/kit/actions/ActionDialog';
import { useAction } from '../../src/kit/actions/useAction';
import { DateInput } from '../../src/kit/inputs/DateInput';
import { TextInput } from '../../src/kit/inputs/TextInput';
import { serviceTexts } from '../../src/tariff/verification/texts';
import { useServices } from '../../src/tariff/verification/useServices';
import { Button } from '../../src/ui/buttons/Button';
import { Row, Stack, Text } from '../../src/ui/layout/Stack';
import { Section } from '../../src/ui/page/Section';

const { panel } = serviceTexts;

/** The outside services with their state, and for whoever may, a button that switches each off or on. */
export const ServicesSection = () => {
  const { data } = useServices();
  if (!data) return null;
  return (
    <Section title={panel.title} description={panel.about}>
      <Stack>
        {data.map((state) => (
          <Service key={state.service} state={state} />
        ))}
      </Stack>
    </Section>
  );
};

const Service = ({ state }: { state: ServiceState }) => (
  <Row>
    <Stack gap="hair">
      <Text isStrong>{serviceTexts.names[state.service]}</Text>
      <Text>{state.state === 'on' ? panel.on : panel[state.state](state)}</Text>
    </Stack>
    <CanAccess resource="services" action="edit">
      <SwitchButton state={state} />
    </CanAccess>
  </Row>
);

const SwitchButton = ({ state: { service, state } }: { state: ServiceState }) => {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const isOff = state === 'off';
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const action = useAction<SwitchInput>({
    run: ({ reason, expectedOn }) => {
      const data = { service, isOn: isOff, ...(!isOff && { reason, ...(expectedOn && { expectedOn }) }) };
      return dataProvider.update('services', {
        id: service,
        data,
        previousData: { id: service },
      });
    },
    successMessage: isOff ? panel.switchedOn : panel.switchedOff,
    failureMessage: panel.failed,
    onSuccess: () => {
      close();
      refresh();
    },
    onFailure: refresh,
  });
  if (isOff)
    return (
      <Button variant="contained" loading={action.isRunning} onClick={() => action.start(nothingSaid)}>
        {panel.switchOn(service)}
      </Button>
    );
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {panel.switchOff(service)}
      </Button>
      <ActionDialog
        isOpen={isAsking}
        close={close}
        title={panel.switchOff(service)}
        about={<Text>{panel.consequence}</Text>}
        schema={switchInput}
        defaultValues={nothingSaid}
        action={action}
      >
        <TextInput multiline source="reason" label={panel.reason} maxLength={maxServiceReason} />
        <DateInput source="expectedOn" label={panel.expectedOn} />
      </ActionDialog>
    </>
  );
};

const switchInput = z.object({ reason: textUpTo(maxServiceReason), expectedOn: z.string().nullable() });
type SwitchInput = z.output<typeof switchInput>;
const nothingSaid = { reason: '', expectedOn: null };
