import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { exampleCodes } from '../../../server/seed/addresses/generateAddresses';
import { type SealScreen, sealScreens } from '../../../src/public/accessibility/seal/texts';
import { firstInStatus } from '../support/firstInStatus';
import { makeNif } from '../support/makeNif';
import { addressDialog, fillShortRequest, submittedId, textField } from '../support/requestForm';
import { button, dialog, follow, heading, never, open, press, refuse } from '../support/screenSteps';
import { accounts, signIn } from '../support/signIn';
import { expect, test } from '../support/test';
import { makeWorkbook } from '../support/workbook';
import { structure } from './checks/structure';
import { beginEvidence, type Verdict, writeEvidence } from './evidence';
import { judgeScreen } from './judgeScreen';
import { sealPoints, sealTable } from './sealTable';

type Reach = (page: Page) => Promise<unknown>;

const visit =
  (path: string, title: string | RegExp): Reach =>
  (page) =>
    follow(page, path, title);
const first = (
  search: string,
  status: number,
  path: (id: number) => string,
  title: (id: number) => string | RegExp,
) =>
  (async (page) => {
    const id = await firstInStatus(page, search, status);
    await follow(page, path(id), title(id));
  }) satisfies Reach;
const { eligible, awaitsRegulator, active } = applicationStatus;

/** The screens of those who aren't signed in, of a provider's operator and of an administrator, and how to get there. */
const visitors = {
  login: (page) => open(page, '/login', 'Autenticação Prestador'),
  passwordRecovery: async (page) => {
    await follow(page, '/passwordRecovery', 'RECUPERAÇÃO DE PALAVRA-PASSE');
    await refuse(page, 'ENVIAR');
  },
  accessibility: visit('/accessibility', 'Acessibilidade'),
  privacy: visit('/privacy', 'Privacidade'),
} satisfies Partial<Record<SealScreen, Reach>>;

const form = 'Pedido de verificação de elegibilidade';
/** What the screen before has filled comes back as a draft. */
const emptyForm = async (page: Page) => {
  await open(page, '/form', form);
  await button(page, 'Descartar rascunho').click();
  await expect(textField(page, 'Nome completo')).toHaveValue('');
};

const operators = {
  form: visit('/form', form),
  formWithErrors: async (page) => {
    await page.getByLabel('Tarifa social para estudante universitário deslocado').check();
    await page.getByLabel(/^O cidadão entregou/).check();
    await refuse(page, 'Submeter Pedido');
  },
  addresses: async (page) => {
    await open(page, '/form', form);
    const addresses = await addressDialog(page, 'Morada fiscal', exampleCodes.many[0]);
    await expect(addresses.getByRole('radio').first()).toBeChecked();
  },
  sending: async (page) => {
    await emptyForm(page);
    await fillShortRequest(page);
    await page.route('**/api/Application/submit', never);
    await press(page, 'Submeter Pedido', 'Envio em curso');
  },
  sent: async (page) => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await emptyForm(page);
    await fillShortRequest(page);
    await button(page, 'Submeter Pedido').click();
    await submittedId(page);
  },
  providerList: async (page) => {
    await open(page, '/applicationManagement', 'Gerir Pedidos');
    await expect(page.getByRole('table')).toBeVisible();
  },
  toActivate: visit('/applicationManagement/toActivate', 'Pedidos por ativar'),
  providerRequest: first(
    'search',
    eligible,
    (id) => `/applicationManagement/${id}/details`,
    (id) => `Pedido ${id}`,
  ),
  activation: async (page) => {
    await press(page, 'TSI Ativa', 'Ativação da TSI');
    await dialog(page).getByRole('textbox', { name: 'Data de ativação' }).fill('');
    await refuse(page, 'Confirmar');
  },
  cancellation: async (page) => {
    await dialogClosed(page);
    await press(page, 'Cancelar Pedido', 'Cancelamento do pedido');
  },
  recheck: async (page) => {
    await dialogClosed(page);
    const path = (id: number) => `/applicationManagement/${id}/recheckForm`;
    await first('search', active, path, () => /^Reverificar elegibilidade/)(page);
    await expect(textField(page, 'E-mail do prestador')).not.toHaveValue('');
  },
  yearlyList: async (page) => {
    await follow(page, '/applicationAnnualMaintenance', 'Manutenção da Tarifa Social');
    const file = makeWorkbook('lista.xlsx', [[makeNif()], ['123'], ['999999999', 'x']]);
    await page.getByLabel('Ficheiro de manutenção').setInputFiles(file);
    await expect(page.getByText(/^Linha 3/)).toBeVisible();
  },
  renewalNotices: visit('/renewalNotices', 'Tarifas que vão terminar'),
  ownIntegration: visit('/integration', 'Integração'),
  passwordChange: async (page) => {
    await open(page, '/passwordChange', 'ALTERAR PALAVRA-PASSE');
    await refuse(page, 'Gravar');
  },
  help: visit('/help/activation', /./),
} satisfies Partial<Record<SealScreen, Reach>>;

const regulators = {
  requests: visit('/applications', 'Pedidos de Elegibilidade'),
  request: first(
    'search-backoffice',
    awaitsRegulator,
    (id) => `/applications/${id}/details`,
    (id) => `Pedido ${id}`,
  ),
  decision: (page) => press(page, 'Não Elegível', 'Decisão de elegibilidade'),
  extendedSearch: async (page) => {
    // Docked beside the document, the question about the decision leaves the rest of the page usable.
    await page.keyboard.press('Escape');
    await dialogClosed(page);
    await follow(page, '/applications/search?district=Lisboa&isRecheck=false', 'Pesquisa alargada');
  },
  maintenance: async (page) => {
    await follow(page, '/applicationAnnualMaintenance', 'Manutenção da Tarifa Social');
  },
  users: visit('/users', 'Utilizadores'),
  newUser: async (page) => {
    await follow(page, '/users/create', 'Adicionar Utilizador');
    await refuse(page, 'Gravar');
  },
  userRights: visit('/users/5/edit', /^Acessos de/),
  providers: visit('/providers', 'Prestadores de Serviço'),
  newProvider: async (page) => {
    await follow(page, '/providers/create', /^Adicionar/);
    await refuse(page, 'Gravar');
  },
  userProviders: visit('/userProviders', 'Utilizadores dos Prestadores de Serviço'),
  newProviderUser: async (page) => {
    await follow(page, '/userProviders/create', /^Adicionar/);
    await refuse(page, 'Gravar');
  },
  overview: visit('/overview', 'Visão geral'),
  renewals: visit('/renewals', /^Renova/),
  approvals: visit('/approvals', 'Por aprovar'),
  secondPerson: visit('/secondPerson', /./),
  services: visit('/services', 'Serviços externos'),
  integration: visit('/integration', 'Integração'),
  decisionTexts: visit('/decisionTexts', 'Textos de decisão'),
  newDecisionText: async (page) => {
    await follow(page, '/decisionTexts/create', /^Adicionar/);
    await refuse(page, 'Gravar');
  },
  auditRecords: visit('/auditRecords', 'Registo de atividade'),
  dataProtection: visit('/dataProtection', 'Proteção de dados'),
} satisfies Partial<Record<SealScreen, Reach>>;

/** Every screen is reached by someone; one that is missing here is a type error. */
const reaches: Record<SealScreen, Reach> = { ...visitors, ...operators, ...regulators };

const dialogClosed = (page: Page) => expect(dialog(page)).toHaveCount(0);
const verdicts: Verdict[] = [];

/** Judges screens one after the other, and then looks for one in the menu that was left out. */
const judge = async (page: Page, screens: object) => {
  const judged = new Set<string>();
  for (const screen of Object.keys(screens) as SealScreen[])
    await test.step(sealScreens[screen], async () => {
      await reaches[screen](page);
      verdicts.push(...(await judgeScreen(page, screen)));
      judged.add(new URL(page.url()).pathname);
    });
  const links = page.locator(`${structure.menu} a`);
  const offered = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(
    offered.filter((path) => !judged.has(path)),
    'in the menu, but not among sealScreens',
  ).toEqual([]);
};

test.beforeAll(beginEvidence);
test.afterAll(() => writeEvidence(verdicts));
test.beforeEach(() => test.setTimeout(600_000));

test('every point of the seal that rests on an argument names a file that shows it', () => {
  const places = sealPoints
    .flatMap((point) => sealTable[point])
    .flatMap((entry) => ('place' in entry ? entry.place : []));
  expect(places.filter((place) => !existsSync(place))).toEqual([]);
});

test('what visitors and a provider see meets the seal', async ({ page }) => {
  await judge(page, visitors);
  await signIn(page, accounts.operator);
  await expect(heading(page, form)).toBeVisible();
  await judge(page, operators);
});

test('what the regulator sees meets the seal', async ({ page }) => {
  await signIn(page, accounts.administrator);
  await judge(page, regulators);
});
