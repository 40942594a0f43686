import { useDataProvider } from 'ra-core';
import { useId } from 'react';
import { formatNumber } from '../../../contract/rules/formatNumber';
import { webhookEventLabels, webhookFailures } from '../../../contract/rules/webhookEvents';
import { RunButton } from '../../../src/kit/actions/RunButton';
import { formatMoment } from '../../../src/kit/format/lisbonTime';
import { Row, Stack, Text } from '../../../src/ui/layout/Stack';
import type { PartProps } from '../../integration/screens/blocks/where';
import type { Webhook } from '../contract/webhook';
import { webhookTexts as texts } from './texts';

interface WebhookCardProps extends PartProps {
  webhook: Webhook;
  onChanged: () => void;
  onSecret: (secret: string) => void;
}

/** An address, how its messages go, and what is done to it. */
export const WebhookCard = (props: WebhookCardProps) => {
  const { webhook, mayUpdate } = props;
  const id = useId();
  return (
    <section className="integration-client" aria-labelledby={id} tabIndex={-1}>
      <Stack>
        <h3 id={id} className="integration-address">
          {webhook.url}
        </h3>
        <Facts {...webhook} />
        {webhook.formerSecretUntil !== null && (
          <Text tone="secondary">{texts.formerSecret(formatMoment(webhook.formerSecretUntil))}</Text>
        )}
        {mayUpdate && <Acts {...props} />}
      </Stack>
    </section>
  );
};

const stateOf = ({ isEnabled, disabledBecause, failingSince }: Webhook) =>
  [
    isEnabled ? texts.enabled : texts.disabled,
    disabledBecause !== null && webhookFailures[disabledBecause],
    failingSince !== null && texts.failingSince(formatMoment(failingSince)),
  ]
    .filter(Boolean)
    .join('. ');

const Facts = (webhook: Webhook) => (
  <dl className="integration-facts">
    <dt>{texts.state}</dt>
    <dd>{stateOf(webhook)}</dd>
    <dt>{texts.events}</dt>
    <dd>{webhook.events.map((event) => webhookEventLabels[event]).join('; ')}</dd>
    <dt>{texts.lastDelivered}</dt>
    <dd>{webhook.lastDeliveredOn === null ? texts.never : formatMoment(webhook.lastDeliveredOn)}</dd>
    <dt>{texts.pending}</dt>
    <dd>{formatNumber(webhook.pending)}</dd>
    <dt>{texts.failed}</dt>
    <dd>{formatNumber(webhook.failed)}</dd>
  </dl>
);

const Acts = ({ webhook, where, onChanged, onSecret }: WebhookCardProps) => {
  const { id, url, isEnabled, failed } = webhook;
  const dataProvider = useDataProvider();
  const change = async (data: object) =>
    (
      await dataProvider.update('integration/webhooks', {
        id,
        data: { ...where, ...data },
        previousData: { id },
      })
    ).data;
  return (
    <Row>
      <RunButton
        label={texts.test}
        subject={url}
        successMessage={texts.tested}
        run={() => change({ act: 'test' })}
        onSuccess={onChanged}
      />
      {failed > 0 && (
        <RunButton
          label={texts.resendAll}
          subject={url}
          successMessage={texts.resent}
          run={() => change({ act: 'resend' })}
          onSuccess={onChanged}
        />
      )}
      <RunButton
        label={texts.rotate}
        subject={url}
        confirmTitle={texts.rotateQuestion}
        confirmContent={texts.rotateAbout}
        successMessage={texts.rotated}
        run={async () => onSecret((await change({ act: 'rotate' })).secret)}
        onSuccess={onChanged}
      />
      {isEnabled ? (
        <RunButton
          label={texts.disable}
          subject={url}
          confirmTitle={texts.disableQuestion}
          confirmContent={texts.disableAbout}
          successMessage={texts.isDisabled}
          run={() => change({ act: 'change', isEnabled: false })}
          onSuccess={onChanged}
        />
      ) : (
        <RunButton
          label={texts.enable}
          subject={url}
          successMessage={texts.isEnabled}
          run={() => change({ act: 'change', isEnabled: true })}
          onSuccess={onChanged}
        />
      )}
      <RunButton
        label={texts.remove}
        subject={url}
        confirmTitle={texts.removeQuestion}
        confirmContent={texts.removeAbout}
        successMessage={texts.removed}
        run={() => change({ act: 'remove' })}
        onSuccess={onChanged}
      />
    </Row>
  );
};
