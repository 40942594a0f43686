import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { z } from 'zod';
import { isNif } from '../../../../contract/rules/nif';
import { validationMessages } from '../../../../contract/rules/validationMessages';
import { useAction } from '../../../../src/kit/actions/useAction';
import { SchemaForm } from '../../../../src/kit/form/SchemaForm';
import { formatMoment } from '../../../../src/kit/format/lisbonTime';
import { DigitsInput } from '../../../../src/kit/inputs/DigitsInput';
import { Button } from '../../../../src/ui/buttons/Button';
import { Stack, Text } from '../../../../src/ui/layout/Stack';
import type { ErasurePlan } from '../../contract/erasureCalls';
import { EraseButton } from './EraseButton';
import { Erasures } from './Erasures';
import { Mentions } from './Mentions';
import { PlanTable } from './PlanTable';
import { erasureTexts as texts } from './texts';
import '../dataProtection.css';

/** The last NIF that was looked for, and what was found. */
interface Found {
  nif: string;
  plan: ErasurePlan;
}

/** Looks for what is held of a person, says what would go, and erases it. */
export const ErasePerson = () => {
  const dataProvider = useDataProvider();
  const [found, setFound] = useState<Found>();
  const looking = useAction<string>({
    run: async (nif) => {
      const { data } = await dataProvider.getOne('dataProtection/erasures', { id: nif });
      setFound({ nif, plan: data });
    },
    failureMessage: texts.notLoaded,
    onFailure: () => setFound(undefined),
  });
  return (
    <Stack>
      <SchemaForm
        isQuiet
        schema={search}
        defaultValues={{ nif: '' }}
        onSubmit={({ nif }) => looking.start(nif)}
      >
        <Stack>
          <DigitsInput source="nif" label={texts.nif} maxLength={9} required />
          <div>
            <Button type="submit" variant="outlined" loading={looking.isRunning}>
              {texts.look}
            </Button>
          </div>
        </Stack>
      </SchemaForm>
      {found && <Plan {...found} onErased={() => looking.start(found.nif)} />}
      <Erasures />
    </Stack>
  );
};

const search = z.object({
  nif: z
    .string()
    .nullish()
    .transform((text) => text ?? '')
    .refine(isNif, validationMessages.nif),
});

const Plan = ({ nif, plan, onErased }: Found & { onErased: () => unknown }) => {
  const { requests, mentions, before } = plan;
  return (
    <Stack role="region" aria-label={texts.found(nif)}>
      <h3>{texts.found(nif)}</h3>
      {before.map(({ id, erasedOn, erasedBy }) => (
        <Text key={id}>{texts.erasedBefore(formatMoment(erasedOn), erasedBy)}</Text>
      ))}
      {requests.length === 0 && mentions.length === 0 ? (
        <Text>{texts.nothing}</Text>
      ) : (
        <>
          {requests.length > 0 && <PlanTable nif={nif} plan={plan} />}
          {mentions.length > 0 && <Mentions plan={plan} />}
          <EraseButton nif={nif} plan={plan} onErased={onErased} />
        </>
      )}
    </Stack>
  );
};
