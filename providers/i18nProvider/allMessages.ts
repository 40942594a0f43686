import type { TranslationMessages } from 'ra-core';
import portuguese from 'ra-language-portuguese';
import { fieldLabels } from '../../contract/fieldLabels';
import { type Messages, mergeMessages } from './mergeMessages';
import { messages as reactAdmin } from './reactAdmin';

const ofFeatures = import.meta.glob<Messages>(
  ['../../src/**/messages.ts', '../../resources/*/messages.ts', '../../modules/*/screens/messages.ts'],
  { eager: true, import: 'messages' },
);

const below = (group: string) =>
  Object.fromEntries(Object.entries(fieldLabels).map(([field, label]) => [`${group}.${field}`, label]));

const fields = { ...fieldLabels, ...below('address'), ...below('studentAddress') };

/** Labels of the fields, shared by forms, filters, columns and the server's refusals. */
const applicationFieldLabels: Messages = {
  resources: {
    applications: { fields },
    backofficeApplications: { fields },
    maintenanceRequests: { fields },
  },
};

/**
 * All messages: the Brazilian base, corrected by reactAdmin.ts, the labels that forms and server share, and the
 * messages.ts of every feature. Texts of a screen that is loaded later are in a texts.ts beside it instead.
 */
export const allMessages = mergeMessages(
  portuguese,
  reactAdmin,
  applicationFieldLabels,
  ...Object.values(ofFeatures),
) as Messages & TranslationMessages;
