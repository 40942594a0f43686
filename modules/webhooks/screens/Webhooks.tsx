import { useDataProvider, useGetList, useRefresh } from 'ra-core';
import { useState } from 'react';
import { z } from 'zod';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { webhookEventLabels, webhookEvents } from '../../../contract/rules/webhookEvents';
import { RunInDialogButton } from '../../../src/kit/actions/RunInDialogButton';
import { RetryAlert } from '../../../src/kit/data/RetryAlert';
import { TextInput } from '../../../src/kit/inputs/TextInput';
import { Stack, Text } from '../../../src/ui/layout/Stack';
import { TableSkeleton } from '../../../src/ui/table/TableSkeleton';
import { ChoicesInput } from '../../integration/screens/blocks/ChoicesInput';
import { SecretDialog } from '../../integration/screens/blocks/SecretDialog';
import type { PartProps } from '../../integration/screens/blocks/where';
import type { Webhook } from '../contract/webhook';
import { maxWebhookUrl } from '../contract/webhookRules';
import { Deliveries } from './Deliveries';
import { webhookTexts as texts } from './texts';
import { WebhookCard } from './WebhookCard';

/** The addresses that the provider's systems are told at, with the messages to them. */
export const Webhooks = ({ where, mayUpdate }: PartProps) => {
  const query = useGetList<Webhook>('integration/webhooks', { filter: where });
  const [secret, setSecret] = useState<string>();
  // The messages too: what is done to an address shows in both.
  const refresh = useRefresh();
  if (query.isPending) return <TableSkeleton />;
  return (
    <Stack>
      <Text>{texts.about}</Text>
      <RetryAlert queries={[query]} />
      {mayUpdate && query.data && <AddWebhook where={where} onAdded={refresh} onSecret={setSecret} />}
      {query.data?.length === 0 && <Text>{texts.none}</Text>}
      {query.data?.map((webhook) => (
        <WebhookCard
          key={webhook.id}
          webhook={webhook}
          where={where}
          mayUpdate={mayUpdate}
          onChanged={refresh}
          onSecret={setSecret}
        />
      ))}
      {query.data && query.data.length > 0 && (
        <Deliveries where={where} mayUpdate={mayUpdate} onRefresh={refresh} />
      )}
      <SecretDialog secret={secret} texts={texts.secret} onClose={() => setSecret(undefined)} />
    </Stack>
  );
};

const newWebhook = z.object({
  url: z.string(validationMessages.required).trim().min(1, validationMessages.required),
  events: z.array(z.enum(webhookEvents)).min(1, texts.noEvent),
});

interface AddWebhookProps {
  where: PartProps['where'];
  onAdded: () => void;
  onSecret: (secret: string) => void;
}

const AddWebhook = ({ where, onAdded, onSecret }: AddWebhookProps) => {
  const dataProvider = useDataProvider();
  return (
    <div>
      <RunInDialogButton
        label={texts.add}
        variant="contained"
        title={texts.addTitle}
        about={<Text>{texts.addAbout}</Text>}
        schema={newWebhook}
        defaultValues={{ url: '', events: [...webhookEvents] }}
        successMessage={texts.added}
        run={(webhook) => dataProvider.create('integration/webhooks', { data: { ...where, ...webhook } })}
        onSuccess={({ data }) => {
          onAdded();
          onSecret(data.secret);
        }}
      >
        <TextInput source="url" label={texts.url} maxLength={maxWebhookUrl} required />
        <ChoicesInput source="events" legend={texts.events} choices={events} />
      </RunInDialogButton>
    </div>
  );
};

const events = webhookEvents.map((event) => ({ id: event, name: webhookEventLabels[event] }));
