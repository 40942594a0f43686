/** Returns the content of a blob, including jsdom's own, which only a FileReader can read. */
export const blobBytes = (blob: Blob): Promise<Uint8Array<ArrayBuffer>> => {
  if ('arrayBuffer' in blob) return blob.arrayBuffer().then((buffer) => new Uint8Array(buffer));
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(blob);
  });
};
