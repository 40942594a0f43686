import type { Node } from './accessibilityTree';

/** What a screen reader calls the roles that it names, with what is announced when it enters them. */
const roleWords: Readonly<Record<string, string>> = {
  DisclosureTriangle: 'botão de grupo',
  alert: 'alerta',
  alertdialog: 'diálogo de alerta',
  article: 'artigo',
  banner: 'cabeçalho da página',
  button: 'botão',
  checkbox: 'caixa de verificação',
  combobox: 'caixa de combinação',
  complementary: 'complemento',
  contentinfo: 'rodapé da página',
  dialog: 'diálogo',
  form: 'formulário',
  group: 'grupo',
  heading: 'título',
  image: 'imagem',
  link: 'ligação',
  main: 'conteúdo principal',
  navigation: 'navegação',
  note: 'nota',
  progressbar: 'barra de progresso',
  radio: 'botão de opção',
  radiogroup: 'grupo de opções',
  region: 'região',
  search: 'pesquisa',
  searchbox: 'caixa de pesquisa',
  status: 'estado',
  switch: 'interruptor',
  tab: 'separador',
  tablist: 'lista de separadores',
  tabpanel: 'painel',
  textbox: 'caixa de edição',
};

/** Those that are said only when they have a name: without one they are no landmark, or nothing at all. */
const onlyNamed = ['form', 'group', 'region', 'search'];

/** Those of which all that is heard is their own line. */
const atoms =
  /^(button|checkbox|combobox|DisclosureTriangle|image|link|radio|searchbox|switch|tab|textbox|heading)$/;
/** What stands within a line of text. */
const inline = /^(StaticText|strong|emphasis|code|mark|Abbr|abbr|superscript|subscript|time)$/;

const most = { rows: 2, items: 15 };

const textIn = (node: Node): string =>
  node.role === 'StaticText' ? node.name : node.children.map(textIn).join('');
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

const statesOf = ({ role, states, value }: Node): string[] => {
  const isSwitch = role === 'switch';
  const isChoice = isSwitch || role === 'checkbox' || role === 'radio';
  const isChecked = states.checked === 'true' || states.checked === true;
  const isTyped = /^(textbox|searchbox|combobox)$/.test(role);
  const said: [unknown, string][] = [
    [states.level && role === 'heading', `nível ${states.level}`],
    [isChoice && isChecked, isSwitch ? 'ligado' : 'marcado'],
    [isChoice && !isChecked, isSwitch ? 'desligado' : 'não marcado'],
    [states.selected && role === 'tab', 'selecionado'],
    [states.pressed, 'premido'],
    [states.expanded, 'expandido'],
    ['expanded' in states && !states.expanded, 'recolhido'],
    [states.hasPopup && role === 'button', states.hasPopup === 'menu' ? 'menu' : 'abre diálogo'],
    [states.required, 'obrigatório'],
    [states.invalid, 'entrada inválida'],
    [states.readonly && isTyped, 'só de leitura'],
    [states.disabled, 'indisponível'],
    [isTyped, value || 'em branco'],
    // A native choice of files says which, in the browser's language.
    [/^(progressbar|button)$/.test(role), value],
  ];
  return said.filter(([applies, words]) => applies && words).map(([, words]) => words);
};

const focusOf = ({ states }: Node) => (states.focused ? '  ← foco' : '');

const lineOf = (node: Node): string => {
  const words = roleWords[node.role] ?? node.role;
  const description = node.description ? [node.description] : [];
  const [first, ...rest] = node.role === 'heading' ? statesOf(node) : [];
  const states = node.role === 'heading' ? rest : statesOf(node);
  const said = [
    first ? `${words} ${first}` : words,
    ...(node.name ? [node.name] : []),
    ...states,
    ...description,
  ];
  return said.map(tidy).join(', ') + focusOf(node);
};

const deeper = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

/** A table: what it is, its headings, and its first rows in one line each. */
const tellTable = (table: Node): string[] => {
  const rows = table.children
    .flatMap((part) => (part.role === 'rowgroup' ? part.children : [part]))
    .filter(({ role }) => role === 'row');
  const isHead = (row: Node) => row.children.every(({ role }) => role === 'columnheader');
  const headings = rows.filter(isHead).flatMap(({ children }) => children);
  const body = rows.filter((row) => !isHead(row));
  const cells = (row: Node) =>
    row.children.map((cell) => tellAll(cell.children).map(tidy).join(', ') || 'vazio');
  const told = body.slice(0, most.rows).map((row) => `linha: ${cells(row).join(' | ')}`);
  const more = body.length > most.rows ? ['… e mais linhas'] : [];
  return [
    `tabela, ${table.name || 'sem nome'}, ${headings.length} colunas`,
    ...deeper([
      `colunas: ${headings.map(({ name, states }) => name + (states.sort ? ' (ordenada)' : '')).join(' | ')}`,
      ...told,
      ...more,
    ]),
  ];
};

const tellList = (list: Node): string[] => {
  const items = list.children.filter(({ role }) => role === 'listitem');
  const told = items.slice(0, most.items).flatMap((item) => {
    const [first = 'vazio', ...rest] = tellAll(item.children);
    return [`• ${first}`, ...deeper(rest)];
  });
  const more = items.length > most.items ? ['… e mais itens'] : [];
  const count = more.length > 0 ? 'vários itens' : `${items.length} ${items.length === 1 ? 'item' : 'itens'}`;
  return [`lista${list.name && `, ${list.name}`}, ${count}`, ...deeper([...told, ...more])];
};

/** Terms and what they are, a line for each. */
const tellTerms = (list: Node): string[] => {
  const lines: string[] = [];
  for (const { role, children } of list.children) {
    const told = tellAll(children);
    if (role === 'term') lines.push(`${told.join(' ')}:`);
    else if (told.length === 1 && lines.length > 0) lines[lines.length - 1] += ` ${told[0]}`;
    else lines.push(...deeper(told));
  }
  return lines;
};

const isSaid = (node: Node) =>
  roleWords[node.role] !== undefined && !(onlyNamed.includes(node.role) && !node.name);

/** Whether a control says this text as its name, so that no reader repeats it. */
const isSaidByControl = (node: Node) => node.isLabel && roleWords[node.role] === undefined;

const withoutText = (nodes: readonly Node[]): Node[] =>
  nodes
    .filter(({ role }) => !inline.test(role))
    .map((node) => (isSaid(node) ? node : { ...node, children: withoutText(node.children) }));

const tellOne = (node: Node): string[] => {
  if (isSaidByControl(node)) return tellAll(withoutText(node.children));
  if (node.role === 'table') return tellTable(node);
  if (node.role === 'list') return tellList(node);
  if (node.role === 'DescriptionList') return tellTerms(node);
  if (node.role === 'heading' && node.children.some(({ role }) => role !== 'StaticText'))
    return [lineOf(node), ...deeper(tellAll(node.children).filter((line) => line !== tidy(node.name)))];
  if (atoms.test(node.role)) return [lineOf(node)];
  const heard = tellAll(node.children);
  if (!isSaid(node))
    return node.states.focused && node.role !== 'RootWebArea'
      ? [`sem nome${focusOf(node)}`, ...heard]
      : heard;
  const isLive = node.role === 'alert' || node.role === 'status';
  if (isLive && heard.length === 0) return [];
  if (isLive && heard.length === 1 && !node.name) return [`${roleWords[node.role]}: ${heard[0]}`];
  // A region named by its heading is heard in one go.
  const isHeaded = node.name && heard[0]?.startsWith('título') && heard[0].includes(`, ${tidy(node.name)}`);
  return isHeaded
    ? [`${roleWords[node.role]}, ${heard[0]}${focusOf(node)}`, ...deeper(heard.slice(1))]
    : [lineOf(node), ...deeper(heard)];
};

/** Tells nodes one after the other; text that stands side by side is one line. */
const tellAll = (nodes: readonly Node[]): string[] => {
  const lines: string[] = [];
  let text = '';
  const endText = () => {
    if (tidy(text)) lines.push(tidy(text));
    text = '';
  };
  for (const node of nodes) {
    if (inline.test(node.role) && !node.isLabel) {
      const more = textIn(node);
      // Parts of a line that are boxes of their own have no space between them.
      const isApart = node.role !== 'StaticText' && /\w$/.test(text);
      text += isApart ? ` ${more}` : more;
      continue;
    }
    endText();
    lines.push(...tellOne(node));
  }
  endText();
  return lines;
};

/** Tells what a screen reader in Portuguese says of a page, from its beginning to its end: a line for each thing. */
export const tellNode = (root: Node): string[] => tellAll(root.children);
