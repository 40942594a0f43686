import { useTranslate } from 'ra-core';
import type { Application } from '../../../contract/entities/application';
import { Section } from '../../ui/page/Section';
import { ReadOnlyField } from '../../ui/values/ReadOnlyField';
import { ReadOnlyFields } from '../../ui/values/ReadOnlyFields';

/** The citizen (spec 2.8, citizen). */
export const CitizenCard = ({ application }: { application: Application }) => {
  const translate = useTranslate();
  return (
    <Section title={translate('applicationDetail.card.citizen')}>
      <ReadOnlyFields minColumnWidth={300}>
        <ReadOnlyField label={translate('applicationDetail.fields.fullName')}>
          {application.fullName}
        </ReadOnlyField>
        <ReadOnlyField label={translate('applicationDetail.fields.fiscalNumber')}>
          {application.fiscalNumber}
        </ReadOnlyField>
      </ReadOnlyFields>
    </Section>
  );
};
