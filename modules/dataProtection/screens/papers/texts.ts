import { formatNumber } from '../../../../contract/rules/formatNumber';
import type { DataProtectionPaper } from '../../contract/dataProtectionPapers';

const names: Readonly<Record<DataProtectionPaper, string>> = {
  register: 'Registo das atividades de tratamento',
  assessment: 'Elementos para a avaliação de impacto',
};

/** Texts of the officer's papers. */
export const papersTexts = {
  section: {
    title: 'Registo de tratamento e avaliação de impacto',
    about:
      'O que se guarda, porquê, por quanto tempo, quem recebe e que medidas o protegem, como o programa e as configurações estão agora.',
    show: 'Ver documentos',
    hide: 'Fechar documentos',
  },
  names,
  choose: 'Documento',
  files: {
    register: 'registo-de-tratamento.html',
    assessment: 'avaliacao-de-impacto.html',
  },
  download: 'Descarregar documento',
  showRows: (count: number) => `Ver as ${formatNumber(count)} linhas`,
  showRowsOf: (title: string) => `Ver as linhas de ${title}`,
  notLoaded: 'Ocorreu um erro na obtenção do documento, por favor tente novamente.',
} as const;
