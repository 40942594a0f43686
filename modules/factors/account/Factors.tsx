import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { dayMonthYear } from '../../../contract/rules/lisbonDay';
import { callApi } from '../../../providers/http/callApi';
import { refusalMessage } from '../../../providers/http/callPublic';
import { useCapability } from '../../../src/kit/access/useCapability';
import { Confirm } from '../../../src/kit/dialogs/Confirm';
import { formatMoment } from '../../../src/kit/format/lisbonTime';
import { ShownOnce } from '../../../src/kit/leaving/LeaveQuestion';
import { Alert } from '../../../src/ui/alert/Alert';
import { Button } from '../../../src/ui/buttons/Button';
import { Row, Stack, Text } from '../../../src/ui/layout/Stack';
import { Section } from '../../../src/ui/page/Section';
import {
  addGenerator,
  beginGenerator,
  getFactors,
  removeFactor,
  renewRecoveryCodes,
  stopFactorRemoval,
} from '../contract/calls';
import type { Factor } from '../contract/factors';
import { GeneratorForm } from '../public/GeneratorForm';
import { RecoveryCodes } from '../public/RecoveryCodes';
import { PasskeyForm } from './PasskeyForm';
import { texts } from './texts';

const queryKey = ['factors'];
const begin = () => callApi(beginGenerator, {});

/** What the section shows in place of its list. */
type Step =
  | { kind: 'list' }
  | { kind: 'generator' }
  | { kind: 'passkey' }
  | { kind: 'codes'; codes: readonly string[] };

/** What a person's sign-in is confirmed with: the factors, adding and removing one, and the recovery codes. */
export const Factors = () => useCapability('factors') && <OwnFactors />;

const OwnFactors = () => {
  const [step, setStep] = useState<Step>({ kind: 'list' });
  const client = useQueryClient();
  const notify = useNotify();
  const backToList = () => {
    setStep({ kind: 'list' });
    void client.invalidateQueries({ queryKey });
  };
  const finish = (codes: readonly string[]) => {
    notify(texts.addedNow, { type: 'success' });
    if (codes.length > 0) setStep({ kind: 'codes', codes });
    else backToList();
  };
  return (
    <Section title={texts.title} description={texts.intro}>
      {step.kind === 'list' && <FactorList onStep={setStep} />}
      {step.kind === 'generator' && (
        <Stack>
          <GeneratorForm
            begin={begin}
            onConfirm={async (enrolment, code) =>
              finish((await callApi(addGenerator, { enrolment, code })).recoveryCodes)
            }
          />
          <Row>
            <Button onClick={backToList}>{texts.cancel}</Button>
          </Row>
        </Stack>
      )}
      {step.kind === 'passkey' && <PasskeyForm onAdded={finish} onCancel={backToList} />}
      {step.kind === 'codes' && (
        <>
          <RecoveryCodes codes={step.codes} onDone={backToList} />
          <ShownOnce />
        </>
      )}
    </Section>
  );
};

const day = (moment: string) => dayMonthYear(new Date(moment));

const FactorList = ({ onStep }: { onStep: (step: Step) => void }) => {
  const { data } = useQuery({ queryKey, queryFn: () => callApi(getFactors, {}) });
  const client = useQueryClient();
  const notify = useNotify();
  const [leaving, setLeaving] = useState<Factor>();
  const [isRenewing, setIsRenewing] = useState(false);
  if (!data) return null;
  const { factors, recoveryCodes, removalDueOn } = data;
  const passkeys = factors.filter(({ kind }) => kind === 'passkey').length;
  const report = (error: unknown) => {
    notify(refusalMessage(error) || texts.failed, { type: 'error' });
  };
  const remove = async ({ id }: Factor) => {
    setLeaving(undefined);
    try {
      await callApi(removeFactor, { id });
      notify(texts.removed, { type: 'success' });
    } catch (error) {
      report(error);
    }
    void client.invalidateQueries({ queryKey });
  };
  const keep = async () => {
    try {
      await callApi(stopFactorRemoval, {});
      notify(texts.kept, { type: 'success' });
    } catch (error) {
      report(error);
    }
    void client.invalidateQueries({ queryKey });
  };
  const renew = async () => {
    setIsRenewing(false);
    try {
      onStep({ kind: 'codes', codes: (await callApi(renewRecoveryCodes, {})).recoveryCodes });
    } catch (error) {
      report(error);
    }
  };
  return (
    <Stack>
      {removalDueOn && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={() => void keep()}>
              {texts.keep}
            </Button>
          }
        >
          {texts.removalDue(formatMoment(removalDueOn))}
        </Alert>
      )}
      {factors.length === 0 && <Text>{texts.none}</Text>}
      {factors.map((factor) => (
        <Row key={factor.id}>
          <Text isStrong>{factor.name}</Text>
          <Text tone="secondary">
            {[texts.added(day(factor.createdOn)), factor.lastUsedOn && texts.lastUsed(day(factor.lastUsedOn))]
              .filter(Boolean)
              .join(', ')}
          </Text>
          <Button aria-label={texts.remove(factor.name)} onClick={() => setLeaving(factor)}>
            {texts.removeShort}
          </Button>
        </Row>
      ))}
      {factors.length > 0 && (
        <Row>
          <Text>{texts.codesLeft(recoveryCodes)}</Text>
          <Button onClick={() => setIsRenewing(true)}>{texts.renew}</Button>
        </Row>
      )}
      {passkeys === 1 && <Alert severity="info">{texts.second}</Alert>}
      <Row>
        {'PublicKeyCredential' in window && (
          <Button variant="contained" onClick={() => onStep({ kind: 'passkey' })}>
            {texts.addPasskey}
          </Button>
        )}
        {factors.every(({ kind }) => kind !== 'codes') && (
          <Button variant="contained" onClick={() => onStep({ kind: 'generator' })}>
            {texts.addGenerator}
          </Button>
        )}
      </Row>
      {leaving && (
        <Confirm
          isOpen
          title={texts.confirmRemove(leaving.name)}
          content={factors.length === 1 ? texts.lastOne : undefined}
          confirmColor="warning"
          onConfirm={() => void remove(leaving)}
          onClose={() => setLeaving(undefined)}
        />
      )}
      {isRenewing && (
        <Confirm
          isOpen
          title={texts.confirmRenew}
          confirmColor="warning"
          onConfirm={() => void renew()}
          onClose={() => setIsRenewing(false)}
        />
      )}
    </Stack>
  );
};
