/** A text that is being typed, and the position of the caret in it. */
export interface TypedText {
  readonly text: string;
  readonly caret: number;
}

/** Returns the text of a field that has just changed. */
export const typedIn = ({ value, selectionStart }: HTMLInputElement): TypedText => ({
  text: value,
  caret: selectionStart ?? value.length,
});

/** Shows a text in a field whose change is being handled. React would do it later, with the caret at the end. */
export const showTyped = (field: HTMLInputElement, { text, caret }: TypedText): void => {
  if (text === field.value) return;
  field.value = text;
  field.setSelectionRange(caret, caret);
};
