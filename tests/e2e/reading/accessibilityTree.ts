import type { CDPSession, Page } from '@playwright/test';

/** A node of the browser's accessibility tree, without those that assistive technology never meets. */
export interface Node {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly value: string;
  /** Its states that are not false: `required`, `invalid`, `level` and so on. */
  readonly states: Readonly<Record<string, unknown>>;
  /** Whether another node takes its name from this one. */
  readonly isLabel: boolean;
  readonly children: readonly Node[];
}

type Answer = Awaited<ReturnType<typeof send>>['nodes'][number];
const send = (session: CDPSession) => session.send('Accessibility.getFullAXTree');

const textOf = (value?: { value?: unknown }) => String(value?.value ?? '').trim();

/** What only divides text into lines, or repeats it. */
const isDropped = (role: string) => ['InlineTextBox', 'LineBreak', 'ListMarker'].includes(role);

/**
 * Returns the tree that Chromium gives to a screen reader. Playwright's own `ariaSnapshot` has neither descriptions nor
 * what is required, which are half of what is heard at a field.
 */
export const accessibilityTree = async (page: Page): Promise<Node> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await send(session);
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const labels = new Set(
    nodes.flatMap(({ properties = [] }) =>
      properties
        .filter(({ name }) => name === 'labelledby')
        .flatMap(({ value }) => value.relatedNodes?.map(({ backendDOMNodeId }) => backendDOMNodeId) ?? []),
    ),
  );
  const treesOf = (answer: Answer): Node[] => {
    const role = textOf(answer.role);
    if (isDropped(role)) return [];
    const children = (answer.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? treesOf(child) : [];
    });
    const isLabel = answer.backendDOMNodeId !== undefined && labels.has(answer.backendDOMNodeId);
    // A part without a meaning of its own still parts the text in it from the text around it.
    const isPlain = answer.ignored || role === 'generic' || role === 'none';
    if (isPlain && !isLabel && !children.some((child) => child.role === 'StaticText')) return children;
    const states = (answer.properties ?? [])
      .map(({ name, value }) => [name, value.value] as const)
      .filter(([, value]) => value !== false && value !== 'false');
    return [
      {
        role,
        // A text's own spaces part it from its neighbour.
        name: role === 'StaticText' ? String(answer.name?.value ?? '') : textOf(answer.name),
        description: textOf(answer.description),
        value: textOf(answer.value),
        states: Object.fromEntries(states),
        isLabel,
        children,
      },
    ];
  };
  const [root] = nodes[0] ? treesOf(nodes[0]) : [];
  if (!root) throw new Error('The page has no accessibility tree');
  return root;
};
