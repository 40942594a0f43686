import { getRoles, isInaccessible } from '@testing-library/react';

const named = (ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .map((id) => (id && document.getElementById(id)?.textContent) || '')
    .filter(Boolean)
    .join(' ');

const labelled = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? [...(element.labels ?? [])].map((label) => label.textContent).join(' ')
    : '';

const nameOf = (element: Element) =>
  element.getAttribute('aria-label') || named(element.getAttribute('aria-labelledby')) || labelled(element);

const statesOf = (element: Element): string[] => {
  const states = ['expanded', 'selected', 'pressed', 'current', 'invalid', 'busy']
    .map((state) => [state, element.getAttribute(`aria-${state}`)])
    .filter(([, value]) => value !== null && value !== 'false')
    .map(([state, value]) => (value === 'true' ? `${state}` : `${state}=${value}`));
  if (element.matches(':disabled')) states.push('disabled');
  if (element.matches(':checked')) states.push('checked');
  if (element === document.activeElement) states.push('focused');
  return states;
};

const lineOf = (role: string, element: Element) => {
  const name = nameOf(element).trim();
  const states = statesOf(element).map((state) => `[${state}]`);
  const hasText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const value = hasText && element.value && element.type !== 'checkbox' ? `: ${element.value}` : '';
  return [role, name && JSON.stringify(name), ...states].filter(Boolean).join(' ') + value;
};

/** Returns the accessibility tree of a part of a page: a line for each role and text, indented by depth. */
export const accessibleTree = (part: HTMLElement): string => {
  const roles = new Map<Element, string>();
  for (const [role, elements] of Object.entries(getRoles(part)))
    for (const element of elements) if (role !== 'generic') roles.set(element, role);

  const lines: string[] = [];
  const walk = (node: Node, depth: number) => {
    const indent = '  '.repeat(depth);
    if (node instanceof Text) {
      const text = node.data.trim();
      if (text) lines.push(`${indent}${text}`);
      return;
    }
    if (!(node instanceof Element) || node.matches('script, style') || isInaccessible(node)) return;
    const role = roles.get(node);
    if (role) lines.push(`${indent}${lineOf(role, node)}`);
    for (const child of node.childNodes) walk(child, role ? depth + 1 : depth);
  };
  walk(part, 0);
  return lines.join('\n');
};
