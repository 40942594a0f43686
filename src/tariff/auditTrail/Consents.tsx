import { useGetList } from 'ra-core';
import type { Consent } from '../../../contract/calls/consents';
import { RetryAlert } from '../../kit/data/RetryAlert';
import { formatMomentWithSeconds } from '../../kit/format/lisbonTime';
import { Stack, Text } from '../../ui/layout/Stack';
import { consentTexts as texts } from './texts';

/** The declarations of a request as they were ticked. */
export const Consents = ({ applicationId }: { applicationId: number }) => {
  const query = useGetList<Consent & { id: string }, Error>('consents', { filter: { applicationId } });
  return (
    <Stack gap="close">
      <RetryAlert queries={[query]} />
      {query.data?.length === 0 && <Text>{texts.none}</Text>}
      {query.data?.map(({ id, text, version, textDigest, givenOn, givenBy }) => (
        <div key={id}>
          <Text>{text}</Text>
          <Text size="small" tone="secondary">
            {texts.given(formatMomentWithSeconds(givenOn), givenBy ?? '—', version)}
          </Text>
          <Text size="tiny" tone="secondary" className="consent-digest">
            {texts.digest(textDigest)}
          </Text>
        </div>
      ))}
    </Stack>
  );
};
