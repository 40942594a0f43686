import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from './renderApp';
import { needsOf } from './selectorNeeds';

const names = ['display', 'visibility', 'pointerEvents', 'opacity'] as const;
const valuesOf = (style: CSSStyleDeclaration) => names.map((name) => style[name]);

/**
 * Lists the elements whose style differs from what jsdom itself computes. Of the head's style elements the first
 * is enough: there is one for every rule of the files that ran before this one.
 */
const differences = () =>
  [...document.querySelectorAll('*')].flatMap((element) => {
    if (element.matches('head > style ~ style')) return [];
    const [own, jsdoms] = [valuesOf(getComputedStyle(element)), valuesOf(getComputedStyle(element, ''))];
    return String(own) === String(jsdoms) ? [] : [{ element: element.outerHTML.slice(0, 200), own, jsdoms }];
  });

const withStyle = (css: string) =>
  render(
    <>
      <style>{css}</style>
      <div id="outer" className="outer first">
        <button type="button" className="inner" style={{ opacity: 0.5 }}>
          <span className="deepest" hidden>
            x
          </span>
        </button>
        <svg className="inner" aria-hidden="true">
          <linearGradient />
        </svg>
      </div>
    </>,
  );

describe('styles of jsdom, told quickly', () => {
  it.each([
    ['/applicationManagement', 'operador@netatlantico.example.pt'],
    ['/form', 'operador@netatlantico.example.pt'],
    ['/users', 'admin@tsi.example.pt'],
  ])('are for every element of %s what jsdom computes', async (path, as) => {
    await renderApp(path, { as });
    await screen.findByRole('heading', { level: 1 });
    expect(document.querySelectorAll('body *').length).toBeGreaterThan(50);
    expect(differences()).toEqual([]);
  });

  it.each([
    '.outer { visibility: hidden } .deepest { visibility: visible }',
    '.inner { display: none } .inner { display: flex }',
    '#outer > .inner { pointer-events: none } button { pointer-events: unset }',
    'lineargradient, .absent { display: none } .outer.first .inner:not(.absent) { opacity: 0 }',
    '@media screen { .inner { display: none } } @media print { .deepest { display: block } }',
    '[hidden] { display: flex } :is(.inner, .outer) { visibility: collapse }',
    '.in\\6eer { display: none } .inner:unknown { display: none } svg|* { opacity: 0 }',
    '.outer { opacity: 50% } .inner::before { display: none } * { visibility: hidden }',
  ])('are the same with %s', (css) => {
    withStyle(css);
    expect(differences()).toEqual([]);
  });

  it('follow every change', () => {
    const { container } = withStyle('.off { display: none }');
    const [outer] = container.querySelectorAll('#outer');
    expect(getComputedStyle(outer as Element).display).toBe('block');
    outer?.classList.add('off');
    expect(getComputedStyle(outer as Element).display).toBe('none');
    container.querySelector('style')?.sheet?.insertRule('.off { display: grid }', 1);
    outer?.setAttribute('title', 'x');
    expect(getComputedStyle(outer as Element).display).toBe('grid');
    expect(getComputedStyle(outer as Element).getPropertyValue('display')).toBe('grid');
  });
});

describe('what a selector needs of an element', () => {
  it.each([
    ['.a .b', ['.b']],
    ['a.b:hover', ['.b']],
    ['DIV > #x', ['#x']],
    ['A', ['a']],
    ['.a, b', ['.a', 'b']],
    ['.a:not(.b, .c)', ['.a']],
    ['a[title="x, .y"]', ['a']],
    ['.a::before', ['.a']],
    ['*', undefined],
    ['.a, :hover', undefined],
    ['[hidden]', undefined],
    ['.a\\:b', undefined],
    ['svg|a', undefined],
    ['.a:not(', undefined],
  ])('%s', (selector, needs) => {
    expect(needsOf(selector)).toEqual(needs);
  });
});
