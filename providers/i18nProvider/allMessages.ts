import { applicationFieldLabels } from './applicationFieldLabels';
import { type Messages, mergeMessages } from './mergeMessages';

const files = import.meta.glob<Messages>('./messages/*.ts', { eager: true, import: 'messages' });
const ofResources = import.meta.glob<Messages>('../../resources/*/messages.ts', {
  eager: true,
  import: 'messages',
});

/** The labels that forms and server share, every file of messages/, and the messages.ts that a resource's folder brings along. */
export const allMessages = mergeMessages(
  applicationFieldLabels,
  ...Object.values(files),
  ...Object.values(ofResources),
);
