import { access } from '../access';
import { fieldLengths } from '../rules/limits';
import { defineRecords } from './defineRecords';

/** Standard reasons that the regulator's staff choose from when they decide a request. */
export const decisionTexts = defineRecords({
  name: 'decisionTexts',
  access: access.decisionTexts,
  summary: 'Textos de decisão',
  defaultSort: ['order', 'ASC'],
  isReadingAudited: false,
  bulkEdit: ['active'],
  history: { keptForDays: 365 },
  imports: true,
  fields: [
    {
      source: 'title',
      kind: 'text',
      labelText: 'Título',
      maxLength: 100,
      required: true,
      unique: true,
      sortable: true,
      filterable: true,
    },
    {
      source: 'text',
      kind: 'longText',
      labelText: 'Texto',
      maxLength: fieldLengths.eligibilityReason,
      required: true,
      filterable: true,
    },
    {
      // Which decision it gives a reason for, or whether it asks for elements; without one, as an older version
      // stores it, both decisions.
      source: 'decision',
      kind: 'choice',
      labelText: 'Decisão',
      choices: {
        both: 'Ambas',
        eligible: 'Elegível',
        nonEligible: 'Não Elegível',
        elements: 'Pedir elementos',
      },
      filterable: true,
    },
    {
      source: 'order',
      kind: 'number',
      labelText: 'Ordem',
      min: 1,
      max: 9999,
      required: true,
      sortable: true,
    },
    {
      source: 'active',
      kind: 'yesNo',
      labelText: 'Ativo',
      required: true,
      sortable: true,
      filterable: true,
    },
  ],
});
