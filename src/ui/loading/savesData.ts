/** Returns whether the visitor wants to save data; only some browsers tell. */
export const savesData = (): boolean =>
  'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;
