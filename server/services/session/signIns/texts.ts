/** A browser and its system, as its owner would call them. */
export const deviceText = (browser?: string, system?: string): string => {
  if (!system) return browser ?? unknownDevice;
  return `${browser ?? 'Navegador'} no ${system}`;
};

/** The device of a session that began where it was not kept. */
export const unknownDevice = 'Dispositivo desconhecido';
