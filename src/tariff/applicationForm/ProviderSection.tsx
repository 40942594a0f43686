import { useTranslate } from 'ra-core';
import { fieldLengths } from '../../../contract/rules/limits';
import { EmailInput } from '../../kit/form/EmailInput';
import { SelectInput } from '../../kit/inputs/SelectInput';
import { FieldCell, FieldGrid } from '../../ui/fields/FieldGrid';
import { Section } from '../../ui/page/Section';
import type { OwnProvider } from './useOwnProvider';

interface ProviderSectionProps {
  /** The only option of the provider select; undefined when it could not be loaded. */
  provider: OwnProvider | undefined;
  /** Called when the select is opened. */
  onProviderWanted?: () => void;
  /** Whether the e-mail is locked (spec 5, Recheck form). */
  isEmailLocked?: boolean;
}

/** The provider and its e-mail for the result (spec 2.3, Provider data). */
export const ProviderSection = ({ provider, onProviderWanted, isEmailLocked }: ProviderSectionProps) => {
  const translate = useTranslate();
  const choices = provider ? [{ id: provider.id, text: provider.designation }] : [];
  return (
    <Section title={translate('applicationForm.sections.provider')}>
      <FieldGrid>
        <FieldCell span={6}>
          <SelectInput source="providerId" choices={choices} onOpen={onProviderWanted} required />
        </FieldCell>
        <FieldCell span={6}>
          <EmailInput
            source="providerEmail"
            helperText={translate('applicationForm.providerEmailHint')}
            maxLength={fieldLengths.email}
            disabled={isEmailLocked}
            isOwn
            required
          />
        </FieldCell>
      </FieldGrid>
    </Section>
  );
};
