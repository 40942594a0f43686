import type { TranslationMessages } from 'ra-core';
import portuguese from 'ra-language-portuguese';
import { fieldLabels } from '../../contract/fieldLabels';
import { type Messages, mergeMessages } from './mergeMessages';
import { messages as reactAdmin } from './messages/reactAdmin';

const files = import.meta.glob<Messages>('./messages/*.ts', { eager: true, import: 'messages' });
const ofKit = import.meta.glob<Messages>('../../src/kit/messages.ts', { eager: true, import: 'messages' });
const ofResources = import.meta.glob<Messages>('../../resources/*/messages.ts', {
  eager: true,
  import: 'messages',
});

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
 * All messages: the Brazilian base, corrected by messages/reactAdmin, the labels that forms and server share,
 * every file in messages/, and the messages.ts of the kit and of each resource's folder.
 */
export const allMessages = mergeMessages(
  portuguese,
  reactAdmin,
  applicationFieldLabels,
  ...Object.values(files),
  ...Object.values(ofKit),
  ...Object.values(ofResources),
) as Messages & TranslationMessages;
