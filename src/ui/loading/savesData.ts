/** Whether the visitor pays for what is transferred; known to some browsers only. */
export const savesData = (): boolean =>
  'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;
