/** A part of a PDF with its names in plain: any character of one may be written as its number, which hides it from a search. */
export const plainNames = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
