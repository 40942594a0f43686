import { useState } from 'react';
import type { AddedFactors } from '../../../contract/entities/signInStep';
import { dayMonthYear } from '../../../contract/rules/lisbonDay';
import { callPublic, refusalMessage } from '../../../providers/http/callPublic';
import { Button } from '../../../src/ui/buttons/Button';
import { toasts } from '../../../src/ui/toasts/toasts';
import type { removeAddedFactors } from '../contract/calls';
import { newFactorDays } from '../contract/newFactorDays';
import { publicCalls } from '../contract/publicCalls';
import { factorTexts } from './texts';

const texts = factorTexts.addedFactors;

/**
 * Shows what was added to an account since the password before the one just chosen, and takes away at once what is new:
 * whoever had the former password may have added it.
 */
export const AddedFactorsCard = ({ added, onDone }: { added: AddedFactors; onDone: () => void }) => {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { factors, removal } = added;
  const mayRemove = factors.some(({ mayBeRemoved }) => mayBeRemoved);
  const remove = async () => {
    setIsBusy(true);
    try {
      await callPublic<typeof removeAddedFactors>(publicCalls.removeAddedFactors, { removal });
      toasts.show(texts.removed, 'success');
      onDone();
    } catch (error) {
      setFailure(refusalMessage(error) || factorTexts.step.failed);
      setIsBusy(false);
    }
  };
  return (
    <div className="ui-section stack">
      <p role="status">{texts.title}</p>
      <ul aria-label={texts.title}>
        {factors.map(({ kind, name, createdOn }) => (
          <li key={`${name} ${createdOn}`}>{texts.one(name, kind, dayMonthYear(new Date(createdOn)))}</li>
        ))}
      </ul>
      <p className="secondary">{mayRemove ? texts.why : texts.old(newFactorDays)}</p>
      {mayRemove && factors.some(({ mayBeRemoved }) => !mayBeRemoved) && (
        <p className="secondary">{texts.old(newFactorDays)}</p>
      )}
      {failure && <p role="alert">{failure}</p>}
      <div className="buttons">
        {mayRemove && (
          <Button color="error" loading={isBusy} onClick={() => void remove()}>
            {texts.remove}
          </Button>
        )}
        <Button variant="contained" autoFocus onClick={onDone}>
          {texts.keep}
        </Button>
      </div>
    </div>
  );
};
