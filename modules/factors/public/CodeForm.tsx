import { type FormEvent, useId, useRef, useState } from 'react';
import { refusalMessage } from '../../../providers/http/callPublic';
import { Button } from '../../../src/ui/buttons/Button';
import { TextBox } from '../../../src/ui/fields/TextBox';
import { isRecoveryCode } from '../contract/recoveryCode';
import { factorTexts as texts } from './texts';

interface CodeFormProps {
  /** Whether it is a recovery code, and not the six digits of a generator. */
  isRecovery?: boolean;
  /** Whether the field has the focus at once. */
  hasFocus?: boolean;
  /** Sends what was typed; rejects when it is refused. */
  onSend: (code: string) => Promise<unknown>;
}

const digitCount = 6;

/**
 * A form with one code, which sends itself once six digits are there. A recovery code that is pasted instead is sent as what
 * it is.
 */
export const CodeForm = ({ isRecovery = false, hasFocus = true, onSend }: CodeFormProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const send = async (typed: string) => {
    if (isBusy) return;
    setProblem(typed === '' ? texts.required : undefined);
    if (typed === '') return input.current?.focus();
    setIsBusy(true);
    try {
      await onSend(typed);
    } catch (error) {
      setProblem(refusalMessage(error) || texts.step.failed);
      setIsBusy(false);
      // What was refused is typed anew.
      setCode('');
      input.current?.focus();
    }
  };
  const change = (typed: string) => {
    const isWhole = isRecoveryCode(typed);
    const kept = isRecovery || isWhole ? typed : typed.replace(/\D/g, '').slice(0, digitCount);
    setCode(kept);
    if (kept !== '') setProblem(undefined);
    if (!isRecovery && (isWhole || kept.length === digitCount) && kept !== code) void send(kept.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(code.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="stack narrow">
      <TextBox
        inputRef={input}
        id={id}
        name="code"
        label={isRecovery ? texts.recoveryCode : texts.code}
        value={code}
        readOnly={isBusy}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={hasFocus}
        required={false}
        error={problem !== undefined}
        helperText={problem}
        onChange={({ target }) => change(target.value)}
      />
      <Button type="submit" size="large" variant="contained" loading={isBusy}>
        {texts.step.submit}
      </Button>
    </form>
  );
};
