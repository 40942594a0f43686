import { usePermissions } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import type { Grants } from '../../../contract/access';
import {
  lookupPurposes,
  maxPurposeWords,
  type LookupPurpose as Purpose,
  purposeValue,
} from '../../../contract/rules/lookupPurposes';
import { inStorage } from '../../../providers/http/session';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Select } from '../../ui/fields/Select';
import { TextBox } from '../../ui/fields/TextBox';
import { Stack } from '../../ui/layout/Stack';
import { lookupPurposeTexts as texts } from './texts';
import './lookupPurpose.css';

/** What callApi sends with each call; erased when somebody else signs in, as its name says. */
const key = 'session.lookupPurpose';

const choices = Object.entries(lookupPurposes).map(([id, text]) => ({ id, text }));

/** Asks administrators, once for each session, why they look citizens up; every look-up then says so in the audit. */
export const LookupPurpose = () => {
  const { permissions } = usePermissions<Grants>();
  const [isStated, setIsStated] = useState(() => Boolean(inStorage(() => sessionStorage.getItem(key))));
  return permissions?.roles.includes('Administrator') && !isStated ? (
    <PurposeDialog onStated={() => setIsStated(true)} />
  ) : null;
};

const PurposeDialog = ({ onStated }: { onStated: () => void }) => {
  const id = useId();
  const [purpose, setPurpose] = useState<Purpose>('decision');
  const [words, setWords] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const state = (event: FormEvent) => {
    event.preventDefault();
    if (purpose === 'other' && !words.trim()) return setIsMissing(true);
    inStorage(() => sessionStorage.setItem(key, purposeValue(purpose, words)));
    onStated();
  };
  return (
    <Dialog
      title={texts.title}
      width="narrow"
      about={texts.about}
      actions={
        <Button type="submit" form={id} variant="contained">
          {texts.go}
        </Button>
      }
    >
      <form id={id} noValidate className="lookup-purpose" onSubmit={state}>
        <Stack>
          <Select
            id={`${id}-purpose`}
            label={texts.purpose}
            required
            value={purpose}
            error={false}
            choices={choices}
            onChange={(chosen) => setPurpose(chosen as Purpose)}
          />
          <TextBox
            id={`${id}-words`}
            label={texts.words}
            required={purpose === 'other'}
            value={words}
            maxLength={maxPurposeWords}
            error={isMissing}
            helperText={isMissing ? texts.missing : undefined}
            onChange={({ target }) => setWords(target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
};
