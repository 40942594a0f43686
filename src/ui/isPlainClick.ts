import type { MouseEvent } from 'react';

/** Whether a click of a link is to lead there in this page: not into another tab or window, nor to be saved. */
export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
