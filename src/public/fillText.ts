/** Returns a text with its %{placeholders} filled in. */
export const fillText = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(values[name]));
