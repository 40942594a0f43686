declare module 'redoc/bundles/redoc.standalone.js' {
  const Redoc: { init(document: unknown, options: object, element: HTMLElement): void };
  // biome-ignore lint/style/noDefaultExport: what the library exports
  export default Redoc;
}
