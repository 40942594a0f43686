import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Section } from '../../ui/page/Section';
import { AddressGroup } from '../addressPicker/AddressGroup';
import { PersonFields } from './PersonFields';

interface CitizenSectionProps {
  /** Whether the tax number must stay that of the original request. */
  keepsNif?: boolean | undefined;
  /** Shown below name and tax number. */
  note?: ReactNode;
  /** Shown above the address. */
  addressNote?: ReactNode;
}

/** The citizen who applies, with the tax address (spec 2.3, Citizen data). */
export const CitizenSection = ({ keepsNif, note, addressNote }: CitizenSectionProps) => {
  const translate = useTranslate();
  return (
    <Section title={translate('applicationForm.sections.citizen')}>
      <PersonFields name="fullName" nif="fiscalNumber" keepsNif={keepsNif} />
      {note}
      {addressNote}
      <AddressGroup source="address" />
    </Section>
  );
};
