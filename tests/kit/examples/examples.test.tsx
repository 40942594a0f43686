import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LatestToast } from '../../../src/ui/toasts/LatestToast';
import { textOf } from '../../architecture/projectFiles';
import { ExampleFrame } from './stage/ExampleFrame';
import type { ExampleModule } from './stage/ExampleModule';

const modules = import.meta.glob<Partial<ExampleModule>>(['./*/*.tsx', '!./stage/*']);
const files = Object.entries(modules).map(([path, load]) => ({ name: path.replace('./', ''), load }));

/** Whether an error is one that react-admin 5.15 causes on MUI 9, which has no such prop any more. */
const isOfReactAdmin = ([, prop]: readonly unknown[]) => /^inputProps$/i.test(String(prop));

const roles = ['button', 'link', 'textbox', 'combobox', 'checkbox', 'radio', 'switch', 'table', 'dialog'];

/** Lists the controls that have no name, as a screen reader would meet them. */
const nameless = () =>
  roles.flatMap((role) => screen.queryAllByRole(role, { name: '' }).map((element) => element.outerHTML));

describe('the examples of the kit', () => {
  afterEach(() => vi.restoreAllMocks());

  it('are found', () => expect(files.length).toBeGreaterThan(30));

  it('have a name of their own each, and a sentence about it', () => {
    const names = files.map(({ name }) => name.replace(/^.*\//, ''));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    const said = /\/\*\*(?: |\n \* )[A-Z`](?:(?!\*\/)[\s\S])*\.(?: |\n )\*\/\nexport const Example\b/;
    expect(files.filter(({ name }) => !said.test(textOf(`tests/kit/examples/${name}`)))).toEqual([]);
  });

  it.each(files)('$name does what it says', async ({ load }) => {
    const errors = vi.spyOn(console, 'error');
    const { Example, play, path } = await load();
    if (!Example) throw new Error('It exports no Example');
    if (!play) throw new Error('It exports no play, which says what must come of using it');
    render(
      <>
        <ExampleFrame path={path}>
          <Example />
        </ExampleFrame>
        <LatestToast />
      </>,
    );
    expect.hasAssertions();
    await play({ screen, user: userEvent.setup({ delay: null }), expect });
    expect(nameless()).toEqual([]);
    expect(errors.mock.calls.filter((call) => !isOfReactAdmin(call))).toEqual([]);
  });
});
