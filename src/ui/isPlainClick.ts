import type { MouseEvent } from 'react';

/** Returns whether a click on a link should navigate in this page, not open a tab or window, nor save the target. */
export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
