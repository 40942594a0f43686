/** What a right allows in its module, by the end of its code, in the words of the permission grid (spec 2.10). */
export const rightVerbs: Readonly<
  Record<string, string | undefined> & Record<'Reader' | 'Writer' | 'Updater', string>
> = {
  Reader: 'Consultar',
  Writer: 'Criar',
  Updater: 'Editar',
};
