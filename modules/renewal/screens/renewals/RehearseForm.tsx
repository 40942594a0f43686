import { useDataProvider } from 'ra-core';
import { useMemo, useState } from 'react';
import { Navigate } from 'react-router';
import { z } from 'zod';
import { dayWith } from '../../../../contract/entities/moment';
import { addLisbonDays, lisbonDate } from '../../../../contract/rules/lisbonDay';
import { validationMessages } from '../../../../contract/rules/validationMessages';
import { runTexts } from '../../../../src/kit/actions/texts';
import { useAction } from '../../../../src/kit/actions/useAction';
import { SchemaForm } from '../../../../src/kit/form/SchemaForm';
import { SaveButton, Toolbar } from '../../../../src/kit/form/Toolbar';
import { DateInput } from '../../../../src/kit/inputs/DateInput';
import { LookupInput, SelectInput } from '../../../../src/kit/inputs/SelectInput';
import { activeProviders } from '../../../../src/tariff/applicationSearch/searchFields';
import { FieldCell, FieldGrid } from '../../../../src/ui/fields/FieldGrid';
import { Section } from '../../../../src/ui/page/Section';
import type { Renewal } from '../../contract/renewal';
import { renewalPaths } from '../../contract/renewalPaths';
import { districts, rehearseTexts as texts } from './texts';

const typedDay = dayWith('kit.inputs.invalidDay');

/** Returns the schema of a rehearsal that is asked for today; the period must not lie behind. */
const rehearsalOf = (today: string) =>
  z.object({
    providerId: z.number().nullable(),
    district: z.string().nullable(),
    startedBefore: typedDay.nullable(),
    validUntil: z
      .string()
      .nullable()
      .refine((day): day is string => Boolean(day), { error: validationMessages.required, abort: true })
      .pipe(typedDay.refine((day) => day > today, texts.future)),
  });

const empty = { providerId: null, district: null, startedBefore: null, validUntil: null };
const choices = districts.map((name) => ({ id: name, name }));

/** Asks which tariffs are to be renewed and until when, and opens the rehearsal. */
export const RehearseForm = ({ noticeDays }: { noticeDays: number }) => {
  const dataProvider = useDataProvider();
  const [begun, setBegun] = useState<Renewal>();
  const days = useMemo(() => {
    const now = new Date();
    return { today: lisbonDate(now), tomorrow: lisbonDate(addLisbonDays(now, 1)) };
  }, []);
  const schema = useMemo(() => rehearsalOf(days.today), [days]);
  const { start, isRunning } = useAction<z.output<typeof schema>, { data: Renewal }>({
    run: (data) => dataProvider.create<Renewal>('renewals', { data }),
    successMessage: texts.begun,
    failureMessage: runTexts.failed,
    onSuccess: ({ data }) => setBegun(data),
  });
  // In place of the form, which would ask whether what was typed may be lost.
  if (begun) return <Navigate to={`${renewalPaths.renewals}/${begun.id}`} />;
  return (
    <Section title={texts.title} description={texts.about(noticeDays)}>
      <SchemaForm schema={schema} defaultValues={empty} mode="onSubmit" onSubmit={(values) => start(values)}>
        <FieldGrid>
          <FieldCell span={6}>
            <LookupInput
              source="providerId"
              label={texts.provider}
              lookup={activeProviders}
              helperText={texts.all}
            />
          </FieldCell>
          <FieldCell span={6}>
            <SelectInput source="district" label={texts.district} choices={choices} />
          </FieldCell>
          <FieldCell span={6}>
            <DateInput source="startedBefore" label={texts.startedBefore} max={days.today} />
          </FieldCell>
          <FieldCell span={6}>
            <DateInput
              source="validUntil"
              label={texts.validUntil}
              helperText={texts.validUntilHelp}
              min={days.tomorrow}
              required
            />
          </FieldCell>
        </FieldGrid>
        <Toolbar>
          <SaveButton label={texts.rehearse} isRunning={isRunning} />
        </Toolbar>
      </SchemaForm>
    </Section>
  );
};
