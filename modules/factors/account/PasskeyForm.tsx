import { type FormEvent, useId, useState } from 'react';
import { callApi } from '../../../providers/http/callApi';
import { refusalMessage } from '../../../providers/http/callPublic';
import { Alert } from '../../../src/ui/alert/Alert';
import { Button } from '../../../src/ui/buttons/Button';
import { TextBox } from '../../../src/ui/fields/TextBox';
import { Row, Stack, Text } from '../../../src/ui/layout/Stack';
import { addPasskey, beginPasskey } from '../contract/calls';
import { PasskeyNotUsed } from '../public/PasskeyNotUsed';
import { factorTexts } from '../public/texts';
import { texts } from './texts';

interface PasskeyFormProps {
  /** Called with new recovery codes, if there are some. */
  onAdded: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

const maxName = 60;

/** Adds a passkey: its name, and then the browser's own question. */
export const PasskeyForm = ({ onAdded, onCancel }: PasskeyFormProps) => {
  const id = useId();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<{ severity: 'info' | 'error'; text: string }>();
  const [isBusy, setIsBusy] = useState(false);
  const add = async () => {
    setProblem(name.trim() ? undefined : factorTexts.required);
    if (!name.trim()) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      const [{ options, enrolment }, { makePasskey }] = await Promise.all([
        callApi(beginPasskey, {}),
        import('../public/passkeys'),
      ]);
      const response = await makePasskey(options);
      onAdded((await callApi(addPasskey, { enrolment, response, name: name.trim() })).recoveryCodes);
    } catch (error) {
      setFailure(
        error instanceof PasskeyNotUsed
          ? { severity: 'info', text: error.message }
          : { severity: 'error', text: refusalMessage(error) || texts.passkeyFailed },
      );
      setIsBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void add();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Text>{texts.passkeyWhy}</Text>
        <TextBox
          id={id}
          label={texts.passkeyName}
          placeholder={texts.passkeyNameHint}
          value={name}
          maxLength={maxName}
          autoComplete="off"
          autoFocus
          required={false}
          error={problem !== undefined}
          helperText={problem}
          onChange={({ target }) => setName(target.value)}
        />
        {failure && <Alert severity={failure.severity}>{failure.text}</Alert>}
        <Row>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {texts.go}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
