import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { publicKey } from '../../../../contract/entities/publicKey';
import { textUpTo } from '../../../../contract/entities/text';
import { validationMessages } from '../../../../contract/rules/validationMessages';
import { NumberInput } from '../../../../src/kit/inputs/NumberInput';
import { SelectInput } from '../../../../src/kit/inputs/SelectInput';
import { TextInput } from '../../../../src/kit/inputs/TextInput';
import { keyMonths } from '../../contract/apiClientLimits';
import { ChoicesInput } from '../blocks/ChoicesInput';
import { rightText, clientTexts as texts } from './texts';

const longestKey = 2000;
const longestAddresses = 1000;

const facts = z.object({
  name: textUpTo(100).min(1, validationMessages.required),
  permissions: z.array(z.string()).min(1, texts.noPermission),
  /** One a line. */
  addresses: z.string().nullable(),
});

const key = z.object({
  kind: z.enum(['secret', 'jwk'], validationMessages.required),
  months: z
    .int(texts.monthsRange)
    .min(keyMonths.least, texts.monthsRange)
    .max(keyMonths.most, texts.monthsRange),
  publicKey: z.string().nullable(),
});

const hasItsKey = ({ kind, publicKey: text }: z.output<typeof key>) =>
  kind === 'secret' || publicKeyOf(text) !== undefined;
const ofItsField = { path: ['publicKey'], message: texts.wrongPublicKey };

/** What is asked for of a client, of a key, and of both. */
export const clientFacts = facts;
export const newKey = key.refine(hasItsKey, ofItsField);
export const newClient = facts.extend(key.shape).refine(hasItsKey, ofItsField);
export type NewKey = z.output<typeof newKey>;
export type NewClient = z.output<typeof newClient>;

export const emptyKey: NewKey = { kind: 'secret', months: keyMonths.usual, publicKey: null };

const publicKeyOf = (text: string | null) => {
  try {
    return publicKey.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
};

/** Returns a key as the call takes it. */
export const keyOf = ({ kind, months, publicKey: text }: NewKey) => {
  const given = publicKeyOf(text);
  return kind === 'jwk' && given
    ? ({ kind, months, publicKey: given } as const)
    : ({ kind: 'secret', months } as const);
};

/** Returns what was typed one a line as a list. */
export const linesOf = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The inputs of a client's name, rights and addresses. */
export const ClientInputs = ({ rights }: { rights: readonly string[] }) => (
  <>
    <TextInput source="name" label={texts.name} maxLength={100} required />
    <ChoicesInput
      source="permissions"
      legend={texts.permissions}
      choices={rights.map((code) => ({ id: code, name: rightText(code) }))}
    />
    <TextInput
      multiline
      source="addresses"
      label={texts.addresses}
      helperText={texts.addressesHelp}
      maxLength={longestAddresses}
    />
  </>
);

/** The inputs of a key. */
export const KeyInputs = () => {
  const kind = useWatch({ name: 'kind' });
  return (
    <>
      <SelectInput
        source="kind"
        label={texts.kind}
        choices={Object.entries(texts.kinds).map(([id, name]) => ({ id, name }))}
        required
      />
      {kind === 'jwk' && (
        <TextInput
          multiline
          source="publicKey"
          label={texts.publicKey}
          helperText={texts.publicKeyHelp}
          maxLength={longestKey}
        />
      )}
      <NumberInput source="months" label={texts.months} max={keyMonths.most} required />
    </>
  );
};
