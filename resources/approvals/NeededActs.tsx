import { useCanAccess, useDataProvider, useRefresh } from 'ra-core';
import { type ActOfTwo, actsOfTwo } from '../../contract/rules/approvals';
import { useAction } from '../../src/kit/actions/useAction';
import { approvalTexts } from '../../src/tariff/approvals/texts';
import { approvalState, useApprovalState } from '../../src/tariff/approvals/useApprovalState';
import { Switch } from '../../src/ui/choice/Checkbox';
import { Section } from '../../src/ui/page/Section';

const { settings } = approvalTexts;

/** Which acts need a second person: a switch for each, for whoever may choose. */
export const NeededActs = () => {
  const state = useApprovalState();
  return (
    <Section title={settings.title} description={settings.about}>
      <div className="needed-acts">
        {state && actsOfTwo.map((act) => <Act key={act} act={act} isNeeded={state.needed.includes(act)} />)}
      </div>
    </Section>
  );
};

const Act = ({ act, isNeeded }: { act: ActOfTwo; isNeeded: boolean }) => {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const { canAccess = false } = useCanAccess({ resource: 'approvals', action: 'edit' });
  const { start, isRunning } = useAction<boolean>({
    run: async (isWanted) => {
      const data = { act, isNeeded: isWanted };
      const { id, resource } = approvalState;
      return (await dataProvider.update(resource, { id, data, previousData: { id } })).data.isHeld;
    },
    successMessage: (isHeld) => (isHeld ? 'approvals.waits' : settings.saved),
    failureMessage: approvalTexts.failed,
    onSuccess: refresh,
    onFailure: refresh,
  });
  return (
    <Switch
      label={settings.acts[act]}
      checked={isNeeded}
      disabled={!canAccess || isRunning}
      onChange={(isWanted) => start(isWanted)}
    />
  );
};
