import { useTranslate } from 'ra-core';
import { fieldLabels } from '../../../contract/fieldLabels';
import { fieldLengths } from '../../../contract/rules/limits';
import { EmailInput } from '../../kit/form/EmailInput';
import { FieldCell } from '../../kit/form/FieldCell';
import { FieldGrid } from '../../kit/form/FieldGrid';
import { SelectInput } from '../../kit/inputs/SelectInput';
import { Section } from '../../kit/layout/Section';
import type { ProviderOption } from './useOwnProvider';

interface ProviderSectionProps {
  /** The only provider to choose; undefined where it could not be had. */
  provider: ProviderOption | undefined;
  /** Called when the choices are looked at. */
  onProviderWanted?: () => void;
  /** Whether the e-mail can't be changed here (spec 5, Recheck form). */
  isEmailLocked?: boolean;
}

/** Who submits, and where the answer goes (spec 2.3, Provider data). */
export const ProviderSection = ({ provider, onProviderWanted, isEmailLocked }: ProviderSectionProps) => {
  const translate = useTranslate();
  const choices = provider ? [{ id: provider.id, text: provider.designation }] : [];
  return (
    <Section title={translate('applicationForm.sections.provider')}>
      <FieldGrid>
        <FieldCell span={6}>
          <SelectInput
            source="providerId"
            label={fieldLabels.providerId}
            choices={choices}
            onOpen={onProviderWanted}
            required
          />
        </FieldCell>
        <FieldCell span={6}>
          <EmailInput
            source="providerEmail"
            label={fieldLabels.providerEmail}
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
