/**
 * Puts a text in place of a field's selection, as if it had been typed there, also beyond its `maxlength`. The browser
 * can undo it, where it has its own command for that.
 */
export const insertText = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  const { maxLength } = field;
  field.removeAttribute('maxlength');
  // Deprecated, but nothing else leaves the undo history as it is.
  if (!document.execCommand?.('insertText', false, text)) {
    field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
  }
  if (maxLength >= 0) field.maxLength = maxLength;
};
