import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FactorKind } from '../../../contract/entities/signInStep';
import { callApi } from '../../../providers/http/callApi';
import { factorRequest, type WantedProof } from '../../../providers/http/factorRequest';
import { Button } from '../../../src/ui/buttons/Button';
import { Dialog } from '../../../src/ui/dialog/Dialog';
import { Stack } from '../../../src/ui/layout/Stack';
import { getFactors, getOwnPasskeyOptions, proveFactor, provePasskey } from '../contract/calls';
import { CodeForm } from '../public/CodeForm';
import { PasskeyButton } from '../public/PasskeyButton';
import { PasswordDialog } from './PasswordDialog';
import { texts } from './texts';

const end = (isProven: boolean) => factorRequest.getSnapshot()?.end(isProven);

/** Asks for a factor, or the password, before a call that wants a recent one; the call then goes on by itself. */
export const FactorDialog = ({ wanted }: { wanted: WantedProof }) => {
  const { data, isError } = useQuery({ queryKey: ['factors'], queryFn: () => callApi(getFactors, {}) });
  // Without them nothing can be asked for, and the call would wait for ever.
  useEffect(() => {
    if (isError) end(false);
  }, [isError]);
  const [chosen, setChosen] = useState<FactorKind>();
  const client = useQueryClient();
  if (!data) return null;
  if (wanted === 'password') return <PasswordDialog hasPassword={data.hasPassword} onEnd={end} />;
  const kinds: FactorKind[] = [...new Set(data.factors.map(({ kind }) => kind))];
  if (data.recoveryCodes > 0) kinds.push('recovery');
  const way = chosen ?? (kinds.includes('passkey') ? 'passkey' : (kinds[0] ?? 'recovery'));
  const passkey = async () => {
    const [{ options, assertion }, { provePasskey: prove }] = await Promise.all([
      callApi(getOwnPasskeyOptions, {}),
      import('../public/passkeys'),
    ]);
    await callApi(provePasskey, { assertion, response: await prove(options) });
    end(true);
  };
  const code = async (typed: string) => {
    await callApi(proveFactor, { code: typed });
    // One recovery code less may be left.
    void client.invalidateQueries({ queryKey: ['factors'] });
    end(true);
  };
  return (
    <Dialog
      title={texts.prove.title}
      about={texts.prove.why}
      width="narrow"
      onClose={() => end(false)}
      actions={<Button onClick={() => end(false)}>{texts.cancel}</Button>}
    >
      <Stack>
        {way === 'passkey' ? (
          <PasskeyButton prove={passkey} />
        ) : (
          <CodeForm key={way} isRecovery={way === 'recovery'} onSend={code} />
        )}
        {kinds
          .filter((kind) => kind !== way)
          .map((kind) => (
            <Button key={kind} onClick={() => setChosen(kind)}>
              {texts.prove[kind]}
            </Button>
          ))}
      </Stack>
    </Dialog>
  );
};
