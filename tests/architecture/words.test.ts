import { describe, expect, it } from 'vitest';
import { portugueseTexts } from './portugueseTexts';
import { codeFiles, textOf } from './projectFiles';

const brazilian =
  /(?<!\p{L})(senhas?|usuários?|salvar|salvo|deletar|excluir|baixar|arquivos?|telas?|você|carregando|cadastr\p{L}+|buscar|registro|contato|deseja|mouse|celular|esporte|ônibus|planejad\p{L}*|gerenciar|acessar|aplicativo|time)(?!\p{L})/iu;

/** Failure messages that the specification gives word for word (2.1, 5, 8); all others are our own wording. */
const failuresOfSpecification = [
  /^Ocorreu um erro\.$/,
  /^Ocorreu um erro (na|no) [^.,]+(, por favor|\. Por favor) tente novamente\.$/,
  /^Erro interno de autenticação\. Tente novamente!$/,
];
const isOfSpecification = (text: string) => failuresOfSpecification.some((known) => known.test(text));

const texts = codeFiles(
  'contract',
  'documents',
  'workbook',
  'providers',
  'resources',
  'modules',
  'src',
  'server',
  'demo',
)
  // Programs to copy, in languages whose words look like those of another Portuguese.
  .filter((path) => !path.startsWith('modules/integration/contract/firstRequest/'))
  .flatMap((path) => portugueseTexts(path, textOf(path)).map((text) => ({ path, text })));
const those = (isWrong: (text: string) => boolean) =>
  texts.filter(({ text }) => isWrong(text)).map(({ path, text }) => `${path}: ${text}`);

describe('the Portuguese texts', () => {
  it('is found', () => expect(texts.length).toBeGreaterThan(300));

  it("says 'ligação', and is European Portuguese", () => {
    expect(those((text) => /hiperliga/i.test(text))).toEqual([]);
    expect(those((text) => brazilian.test(text.replaceAll(/%\{\w+\}/g, '')))).toEqual([]);
  });

  it("begins a failure of our own with 'Não foi possível'", () =>
    expect(
      those(
        (text) =>
          /^(ocorreu|houve|falh\p{L}+|erro\b|impossível|problema)|\b(falhou|não pôde)\b/iu.test(text) &&
          !isOfSpecification(text),
      ),
    ).toEqual([]));

  it("calls a factor 'segundo passo' and what waits for a second person 'aprovação'", () => {
    // A question's own name, and an address that somebody has to look at.
    const means = /^Confirmação$|^por confirmar: desde/;
    const wrong = /confirma(ção|ções)(?!\p{L})|por confirmar|segundos? fator(es)?(?!\p{L})/iu;
    expect(those((text) => wrong.test(text) && !means.test(text))).toEqual([]);
  });

  it('groups digits with a space, and writes a day DD-MM-AAAA', () => {
    const letterForLetter = /um máximo de 10\.000 linhas cada\./;
    expect(those((text) => /\d\.\d{3}(?!\d)/.test(text) && !letterForLetter.test(text))).toEqual([]);
    expect(those((text) => /\d{1,2}\/\d{1,2}\/\d{4}/.test(text))).toEqual([]);
    const byLaw = /Decreto-Lei n\.º 83\/2018, de 19 de outubro/;
    expect(
      those(
        (text) =>
          /\b\d{1,2} de (janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\b/.test(
            text,
          ) && !byLaw.test(text),
      ),
    ).toEqual([]);
  });
});
