import ts from 'typescript';

/** Words that give Portuguese away when no accent does. */
const portugueseWords =
  /\b(pedidos?|morada|prestador(es)?|utilizador(es)?|estado|gravar|pesquisar|cancelar|confirmar|fechar|voltar|sair|entrar|editar|eliminar|descarregar|remover|adicionar|selecione|sim|nome|obrigat|ficheiro|resultados?|estudante|cidad|limpar|ajuda|palavra)\b/i;
const accents = /[áàâãéêíóôõúçÁÀÂÃÉÊÍÓÔÕÚÇ]/;

/** Returns whether this is Portuguese text for people, not a key, path or identifier. */
const isPortuguese = (text: string): boolean =>
  accents.test(text) || (/^[A-ZÁÉÍÓÚ]|\s/.test(text.trim()) && portugueseWords.test(text));

/** Finds the Portuguese texts in the source of a module. */
export const portugueseTexts = (path: string, source: string): string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node);
    if (isText && isPortuguese(node.text)) found.push(node.text.trim());
    ts.forEachChild(node, visit);
  };
  visit(
    ts.createSourceFile(
      path,
      source,
      ts.ScriptTarget.Latest,
      true,
      path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  );
  return found;
};
