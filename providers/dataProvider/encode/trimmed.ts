/** A text without the spaces around it; null when nothing is left. */
export const trimmed = (text: string | null | undefined): string | null => text?.trim() || null;
