import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { fieldLabels } from '../../../contract/fieldLabels';
import { Section } from '../../kit/layout/Section';
import { AddressGroup } from '../addressPicker/AddressGroup';
import { PersonFields } from './PersonFields';

interface CitizenSectionProps {
  /** Whether the tax number can't be changed here. */
  isNifLocked?: boolean | undefined;
  /** Stands below name and tax number. */
  note?: ReactNode;
}

/** The citizen who asks for the tariff, and the fiscal address (spec 2.3, Citizen data). */
export const CitizenSection = ({ isNifLocked, note }: CitizenSectionProps) => {
  const translate = useTranslate();
  return (
    <Section title={translate('applicationForm.sections.citizen')}>
      <PersonFields name="fullName" nif="fiscalNumber" isNifLocked={isNifLocked} />
      {note}
      <AddressGroup source="address" legend={fieldLabels.address} />
    </Section>
  );
};
