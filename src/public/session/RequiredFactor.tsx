import { useCallback, useState } from 'react';
import type { addRequiredGenerator, beginRequiredGenerator } from '../../../contract/calls/factors';
import { publicCalls } from '../../../contract/calls/publicCalls';
import type { Session } from '../../../contract/entities/session';
import { callPublic } from '../../../providers/http/callPublic';
import { GeneratorForm } from '../factors/GeneratorForm';
import { RecoveryCodes } from '../factors/RecoveryCodes';
import { factorTexts } from '../factors/texts';
import { useSignIn } from './useSignIn';

/** Has a factor added before the session opens, where one is required and the days of grace are over. */
export const RequiredFactor = ({ factorChallenge }: { factorChallenge: string }) => {
  const signIn = useSignIn();
  const [added, setAdded] = useState<{ session: Session; recoveryCodes: readonly string[] }>();
  const begin = useCallback(
    () => callPublic<typeof beginRequiredGenerator>(publicCalls.beginRequiredGenerator, { factorChallenge }),
    [factorChallenge],
  );
  const confirm = async (enrolment: string, code: string) => {
    const input = { factorChallenge, enrolment, code };
    setAdded(
      await callPublic<typeof addRequiredGenerator>(publicCalls.addRequiredGenerator, input, {
        isSignIn: true,
      }),
    );
  };
  if (added)
    return (
      <RecoveryCodes
        codes={added.recoveryCodes}
        onDone={() => void signIn({ answer: Promise.resolve(added.session) })}
      />
    );
  return (
    <>
      <p className="secondary">{factorTexts.step.required}</p>
      <GeneratorForm begin={begin} onConfirm={confirm} />
    </>
  );
};
