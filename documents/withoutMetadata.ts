/** Entries by which a PDF says who made it, with what, when and from what. */
const telling = ['Metadata', 'PieceInfo', 'LastModified'] as const;

/**
 * Returns a PDF without its metadata: no document information, no XMP, no data of programs, no ids, no earlier versions.
 * `content` is absent where that can't be done without harm: the document is signed, encrypted, or can't be read to the end.
 */
export const withoutMetadata = async ({
  content,
}: {
  readonly content: Uint8Array<ArrayBuffer>;
}): Promise<{ readonly content?: Uint8Array<ArrayBuffer> }> => {
  // Loaded only when somebody looks at a document.
  const { ParseSpeeds, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef } = await import(
    '@cantoo/pdf-lib'
  );
  try {
    const document = await PDFDocument.load(content, {
      updateMetadata: false,
      throwOnInvalidObject: true,
      // Nothing else waits for this process, so that pauses would only take time.
      parseSpeed: ParseSpeeds.Fastest,
    });
    const { context } = document;
    for (const [ref, object] of context.enumerateIndirectObjects()) {
      const dict = object instanceof PDFRawStream ? object.dict : object;
      if (!(dict instanceof PDFDict)) continue;
      // Another version of the bytes would make the signature of a person or an authority look false.
      if (dict.has(PDFName.of('ByteRange'))) return {};
      if (dict.get(PDFName.of('Type')) === PDFName.of('Metadata')) context.delete(ref);
      for (const name of telling) dict.delete(PDFName.of(name));
    }
    const { Info } = context.trailerInfo;
    if (Info instanceof PDFRef) context.delete(Info);
    context.trailerInfo.Info = undefined;
    context.trailerInfo.ID = undefined;
    return {
      content: new Uint8Array(
        await document.save({ updateFieldAppearances: false, objectsPerTick: Infinity }),
      ),
    };
  } catch {
    return {};
  }
};
