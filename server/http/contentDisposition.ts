const fallbackLength = 150;

/**
 * Returns the `Content-Disposition` of a download: an ASCII name for old clients and the real one as RFC 8187 text.
 */
export const contentDisposition = (filename: string): string => {
  const ascii = filename
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\/%;]/g, '_')
    .slice(-fallbackLength);
  const encoded = encodeURIComponent(filename.replace(/\p{Cs}/gu, '_')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};
