import { useCanAccess, useDataProvider, useGetOne, useRefresh } from 'ra-core';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import { textUpTo } from '../../../../contract/entities/text';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { validationMessages } from '../../../../contract/rules/validationMessages';
import { useCapability } from '../../../../src/kit/access/useCapability';
import { RunInDialogButton } from '../../../../src/kit/actions/RunInDialogButton';
import { RetryAlert } from '../../../../src/kit/data/RetryAlert';
import { formatDay, formatMoment } from '../../../../src/kit/format/lisbonTime';
import { TextInput } from '../../../../src/kit/inputs/TextInput';
import type { Slots } from '../../../../src/kit/layout/Slot';
import { useReaderSide } from '../../../../src/tariff/elements/useReaderSide';
import { serviceTexts } from '../../../../src/tariff/verification/texts';
import { Row, Stack, Text } from '../../../../src/ui/layout/Stack';
import { loadable } from '../../../../src/ui/loading/loadable';
import { Section } from '../../../../src/ui/page/Section';
import { Labeled } from '../../../../src/ui/values/Labeled';
import { ReadOnlyFields } from '../../../../src/ui/values/ReadOnlyFields';
import type { RenewalOfApplication } from '../../contract/renewal';
import { renewalPaths } from '../../contract/renewalPaths';
import { maxKeptReason } from '../../contract/renewalRules';
import { exceptionReasons, exceptionStates, itemStates } from '../../contract/states';
import { stateText, cardTexts as texts } from './texts';

// In a file of its own, which the page of a request and the list share.
const HandIn = loadable(async () => (await import('../notices/HandIn')).HandIn);

interface OfApplication {
  readonly id: number;
  readonly item: RenewalOfApplication | null;
}

/** What the last renewal says of an active tariff, or of the one that a request under way is about; nothing if it says nothing. */
export const RenewalCard = ({ application }: Slots['requestLead']) => {
  const { id, recheckApplicationId, applicationStatusId } = application;
  const isOffered = useCapability('renewal');
  const { canAccess = false } = useCanAccess({ resource: 'renewalItems', action: 'show' });
  const isAbout = Boolean(recheckApplicationId) || applicationStatusId === applicationStatus.active;
  const enabled = isOffered && canAccess && isAbout;
  const query = useGetOne<OfApplication>(
    'renewalItems/ofApplication',
    { id: recheckApplicationId ?? id },
    { enabled, retry: false },
  );
  if (!enabled) return null;
  if (query.error && !query.data) return <RetryAlert queries={[query]} text={texts.notLoaded} />;
  return query.data?.item ? <Card item={query.data.item} /> : null;
};

const Card = ({ item }: { item: RenewalOfApplication }) => {
  const side = useReaderSide();
  const { state, reason, endsOn, conditions, renewalId, said, mayHandIn } = item;
  const isOpen = exceptionStates.some((open) => open === state);
  return (
    <Section
      title={texts.title}
      className="renewal-links"
      description={
        side === 'regulator' && (
          <Link to={`${renewalPaths.renewals}/${renewalId}`}>{texts.renewal(renewalId)}</Link>
        )
      }
    >
      <Stack gap="close">
        <Text>{stateText(item)}</Text>
        {(isOpen || reason) && (
          <ReadOnlyFields minColumnWidth={160}>
            <Labeled label={texts.state}>{itemStates[state]}</Labeled>
            {reason && <Labeled label={texts.reason}>{exceptionReasons[reason]}</Labeled>}
            {isOpen && endsOn && <Labeled label={texts.endsOn}>{formatDay(endsOn)}</Labeled>}
            {conditions.length > 0 && (
              <Labeled label={texts.conditions} wide>
                {[...new Set(conditions)].join(' ')}
              </Labeled>
            )}
            {said?.map(({ service, result, askedOn }) => (
              <Labeled key={service} label={serviceTexts.names[service]}>
                {texts.saidOn(texts.said[result], formatMoment(askedOn))}
              </Labeled>
            ))}
          </ReadOnlyFields>
        )}
        {side === 'provider' && mayHandIn.length > 0 && (
          <>
            <Text isStrong>{texts.mayHandIn}</Text>
            <Suspense>
              <HandIn notice={item} />
            </Suspense>
          </>
        )}
        {isOpen && <Keep item={item} />}
      </Stack>
    </Section>
  );
};

const keptReason = z.object({ reason: textUpTo(maxKeptReason).min(1, validationMessages.required) });

/** 'Manter a tarifa', for administrators who may decide. */
const Keep = ({ item: { id, fullName } }: { item: RenewalOfApplication }) => {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const { canAccess = false } = useCanAccess({ resource: 'renewalItems', action: 'update' });
  if (!canAccess) return null;
  return (
    <Row className="kit-screen-only">
      <RunInDialogButton
        label={texts.keep}
        title={texts.keep}
        about={<Text>{texts.keepAbout(fullName)}</Text>}
        schema={keptReason}
        defaultValues={{ reason: '' }}
        run={(data) => dataProvider.update('renewalItems', { id, data, previousData: { id } })}
        successMessage={texts.kept}
        onSuccess={refresh}
        onFailure={refresh}
      >
        <TextInput multiline source="reason" label={texts.because} maxLength={maxKeptReason} required />
      </RunInDialogButton>
    </Row>
  );
};
