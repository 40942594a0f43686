declare module 'ra-language-portuguese' {
  import type { Messages } from './mergeMessages';

  const messages: Messages;
  export = messages;
}
