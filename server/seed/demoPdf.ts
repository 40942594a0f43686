const escaped = (text: string) =>
  Array.from(text, (character) => {
    const code = character.charCodeAt(0);
    if (code > 255) return '?';
    return /[\\()]/.test(character) || code < 32 || code > 126
      ? `\\${code.toString(8).padStart(3, '0')}`
      : character;
  }).join('');

const page = (lines: readonly string[]) => {
  const text = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  const content = `BT\n/F1 12 Tf\n18 TL\n72 770 Td\n${text}\nET`;
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
};

/** A PDF of one page with these lines: small, real and without a library. */
export const demoPdf = (lines: readonly string[]): Uint8Array<ArrayBuffer> => {
  let body = '%PDF-1.4\n';
  const offsets = page(lines).map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = offsets.length + 1;
  const document = `${body}xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return new TextEncoder().encode(document);
};
