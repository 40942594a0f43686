import { useTranslate } from 'ra-core';
import type { Application } from '../../../contract/entities/application';
import { ReadOnlyField } from '../../kit/detail/ReadOnlyField';
import { ReadOnlyFields } from '../../kit/detail/ReadOnlyFields';
import { Section } from '../../kit/layout/Section';

/** Whom the request is for (spec 2.8, citizen). */
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
