import type { Page } from '@playwright/test';
import type { SealPoint, SealScreen } from '../../../src/public/accessibility/seal/texts';
import { violationsOf } from '../support/accessibility';
import { captionsMissing } from './checks/captionsMissing';
import { chartsUntold } from './checks/chartsUntold';
import { content } from './checks/content';
import { dialogs } from './checks/dialogs';
import { forms } from './checks/forms';
import { images } from './checks/images';
import { longLines } from './checks/longLines';
import { severalPrimaries } from './checks/severalPrimaries';
import { smallTargets } from './checks/smallTargets';
import { smallText } from './checks/smallText';
import { structure } from './checks/structure';
import { tightLines } from './checks/tightLines';
import { unmarkedLinks } from './checks/unmarkedLinks';
import { withoutStyles } from './checks/withoutStyles';

/** How a point is judged on a screen. */
export interface Check {
  /** What it judges, as a selector; a screen with none of it has nothing to meet. */
  readonly of: string;
  /** Returns what is wrong on the page. */
  readonly problems: (page: Page) => Promise<string[]>;
  /** Whether a phone is judged as well, since its layout is another. */
  readonly isLayout?: true;
  /** The screens that it is for; all when absent. */
  readonly screens?: readonly SealScreen[];
}

/** Why a point holds on every screen, in a sentence for the evidence, and the file of the project that shows it. */
interface Argument {
  readonly argument: string;
  readonly place: string;
}

const contrast = (page: Page) => violationsOf(page, { runOnly: ['color-contrast'] });
const { fields, invalid } = forms;
const { menu } = structure;
const { modal } = dialogs;

/** The point of each list, and the check or the argument for it; a point that has neither is a type error. */
export const sealTable: Record<SealPoint, Check | Argument> = {
  'functional 1.1': { of: menu, problems: structure.menuWithoutList },
  'functional 1.2': { of: `${menu} a`, problems: structure.menuWithoutKeys },
  'functional 1.3': { of: `${menu} [role=img]`, problems: structure.menuImagesUnnamed },
  'functional 2.1': { of: 'body', problems: structure.titles },
  'functional 2.2': { of: 'h2', problems: structure.headingsSkipped },
  'functional 3.1': { of: 'table', problems: structure.headersUnmarked },
  'functional 3.2': { of: 'table', problems: captionsMissing },
  'functional 4.1': { of: fields, problems: forms.labelsApart },
  'functional 4.2': { of: fields, problems: forms.requiredUntold },
  'functional 4.3': { of: invalid, problems: forms.errorsUnread },
  'functional 5.1': { of: 'svg, img', problems: images.unnamed },
  'functional 5.2': { of: 'figure.ui-chart', problems: chartsUntold },
  'functional 5.3': { of: ':is(a, button):has(svg, img)', problems: images.linksUnnamed },
  'functional 6.1': { of: 'body', problems: contrast },
  'functional 6.2': { of: 'h1', problems: contrast },
  'functional 7.1': { of: 'body', problems: images.players },
  'functional 7.2': { of: 'body', problems: images.players },
  'functional 8.1': { of: 'body', problems: withoutStyles.aligned },
  'functional 8.2': { of: 'body', problems: withoutStyles.jumps },
  'functional 8.3': { of: 'body', problems: withoutStyles.imitated },
  'functional 8.4': { of: 'body', problems: withoutStyles.hidden },
  'functional 8.5': { of: 'table', problems: structure.tablesForLayout },
  'functional 9.1': { of: modal, problems: dialogs.focusOutside },
  'functional 9.2': { of: modal, problems: dialogs.focusLeaves },
  'functional 9.3': { of: modal, problems: dialogs.withoutClose },
  'functional 9.4': { of: modal, problems: dialogs.focusLost },
  'functional 10.1': {
    argument: 'A aplicação não publica documentos PDF; os que mostra são entregues por outras pessoas.',
    place: 'src/public/accessibility/texts.ts',
  },
  'content 1.1': { of: 'body', problems: content.purposeOutOfSight, screens: ['login'] },
  'content 1.2': {
    argument: 'O manual, ao lado de cada ecrã, tem um glossário e lista as palavras do ecrã que ele explica.',
    place: 'modules/help/tests/e2e/help.spec.ts',
  },
  'content 1.3': { of: '.statement, .help-book', problems: content.undated },
  'content 1.4': { of: 'footer', problems: content.nobodyResponsible },
  'content 2.1': { of: 'body', problems: smallText.running, isLayout: true },
  'content 2.2': { of: 'body', problems: smallText.other, isLayout: true },
  'content 2.3': { of: 'body', problems: longLines, isLayout: true },
  'content 2.4': { of: 'body', problems: tightLines, isLayout: true },
  'content 3.1': { of: menu, problems: structure.menuTooLong },
  'content 3.2': { of: menu, problems: structure.menuElsewhere, isLayout: true },
  'content 3.3': { of: 'a', problems: unmarkedLinks },
  'content 4.1': { of: '.statement, .help-book, .privacy', problems: content.withoutIndex },
  'content 4.2': { of: 'body', problems: content.sideways, isLayout: true },
  'content 5.1': { of: 'body', problems: images.onHoverOnly },
  'content 5.2': { of: ':is(a, button, input)', problems: smallTargets, isLayout: true },
  'content 5.3': { of: '.ui-button.contained', problems: severalPrimaries },
  'content 5.4': { of: ':is(a, button)', problems: images.unlikely },
  'transaction 1.1': { of: fields, problems: forms.tabOrder },
  'transaction 1.2': { of: 'form', problems: forms.tooTall },
  'transaction 1.3': {
    argument: 'Nenhum processo tem várias páginas: um pedido é um só formulário, por regra do serviço.',
    place: 'docs/specification.md',
  },
  'transaction 2.1': { of: `main ${fields}`, problems: forms.widths },
  'transaction 2.2': { of: `:is(form, dialog) ${fields}`, problems: forms.inactive },
  'transaction 2.3': { of: fields, problems: forms.longLabels },
  'transaction 2.4': {
    of: `${fields}:is([required], [aria-required=true]):not(:disabled)`,
    problems: forms.requiredUnmarked,
  },
  'transaction 3.1': { of: 'body', problems: content.waitUntold, screens: ['sending'] },
  'transaction 3.2': { of: 'body', problems: content.successUntold, screens: ['sent'] },
  'transaction 4.1': {
    argument:
      'Até ao envio, tudo o que se preencheu pode ser mudado; o rascunho de um pedido volta mesmo depois de fechar o navegador.',
    place: 'tests/e2e/oldDrafts.spec.ts',
  },
  'transaction 4.2': { of: 'form, dialog:modal, [role=dialog]', problems: content.forever },
  'transaction 4.3': { of: invalid, problems: forms.errorsApart },
  'transaction 4.4': { of: invalid, problems: forms.errorsUnhelpful },
};

/** Every point of the three lists, in order. */
export const sealPoints = Object.keys(sealTable) as SealPoint[];
