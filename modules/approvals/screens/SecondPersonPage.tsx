import { useDataProvider, useGetOne, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ActOfTwo } from '../../../contract/rules/approvals';
import { useAction } from '../../../src/kit/actions/useAction';
import { RetryAlert } from '../../../src/kit/data/RetryAlert';
import { Confirm } from '../../../src/kit/dialogs/Confirm';
import { Page } from '../../../src/kit/layout/Page';
import type { ApprovalState } from '../../../src/tariff/acts/useNeedsOther';
import { Switch } from '../../../src/ui/choice/Checkbox';
import { Text } from '../../../src/ui/layout/Stack';
import { Section } from '../../../src/ui/page/Section';
import { approvalTexts } from './texts';
import './approvals.css';

const { settings } = approvalTexts;
const acts = Object.keys(settings.acts) as ActOfTwo[];
const id = 'state';

/** Which acts need a second person: a switch for each. */
export const SecondPersonPage = () => {
  const query = useGetOne<ApprovalState, Error>('approvals', { id });
  const needed = query.data?.needed;
  return (
    <Page title={useTranslate()('resources.approvals.secondPerson')}>
      <Section title={settings.title} description={settings.about}>
        <RetryAlert queries={[query]} />
        <div className="needed-acts">
          {needed && acts.map((act) => <Act key={act} act={act} isNeeded={needed.includes(act)} />)}
        </div>
      </Section>
    </Page>
  );
};

const Act = ({ act, isNeeded }: { act: ActOfTwo; isNeeded: boolean }) => {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const { start, isRunning } = useAction<boolean>({
    run: async (isWanted) => {
      const data = { act, isNeeded: isWanted };
      return (await dataProvider.update('approvals', { id, data, previousData: { id } })).data.isHeld;
    },
    successMessage: (isHeld) => (isHeld ? 'acts.waits' : settings.saved),
    failureMessage: approvalTexts.failed,
    onSuccess: refresh,
    onFailure: refresh,
  });
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Switch
        label={settings.acts[act]}
        checked={isNeeded}
        disabled={isRunning}
        onChange={(isWanted) => (isWanted ? setIsAsking(true) : start(false))}
      />
      <Confirm
        isOpen={isAsking}
        title={settings.question}
        content={<Text>{settings.consequence(act)}</Text>}
        onConfirm={() => {
          setIsAsking(false);
          void start(true);
        }}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
};
