const fallback = 'documento.pdf';

/** A file's name as it is stored: no folders, no characters that steer a terminal or turn text around. */
export const safeFilename = (filename: string): string => {
  const name = (filename.split(/[\\/]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim();
  return /^\.*(pdf)?$/i.test(name) ? fallback : name;
};
