/** Encodes a file as its name and content, a data URL; a file that the server already has is unchanged. */
export const encodeFile = (value: unknown): unknown =>
  value instanceof File ? readAsDataUrl(value).then((file) => ({ filename: value.name, file })) : value;

const readAsDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error(`${file.name} could not be read`));
    reader.readAsDataURL(file);
  });
