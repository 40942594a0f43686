import type { TranslationMessages } from 'ra-core';
import portuguese from 'ra-language-portuguese';
import { applicationFieldLabels } from './applicationFieldLabels';
import { type Messages, mergeMessages } from './mergeMessages';
import { messages as reactAdmin } from './messages/reactAdmin';

const files = import.meta.glob<Messages>('./messages/*.ts', { eager: true, import: 'messages' });
const ofKit = import.meta.glob<Messages>('../../src/kit/messages.ts', { eager: true, import: 'messages' });
const ofResources = import.meta.glob<Messages>('../../resources/*/messages.ts', {
  eager: true,
  import: 'messages',
});

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
