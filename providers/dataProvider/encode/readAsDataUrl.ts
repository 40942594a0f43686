/** The content of a file as a data URL; rejects with this message when it can't be read. */
export const readAsDataUrl = (file: File, unreadableMessage: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(unreadableMessage, { cause: reader.error }));
    reader.readAsDataURL(file);
  });
