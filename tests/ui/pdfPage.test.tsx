import { render, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenPdf } from '../../src/ui/pdf/openPdf';
import { PdfPage } from '../../src/ui/pdf/PdfPage';

/** Makes a document whose page renders and loads its text forever, until cancelled. */
const slowPdf = () => {
  let refuse: (failure: Error) => void = () => undefined;
  const promise = new Promise<void>((_, reject) => {
    refuse = reject;
  });
  const task = { promise, cancel: vi.fn(() => refuse(new Error('Rendering cancelled'))) };
  const page = {
    rotate: 0,
    getViewport: ({ scale }: { scale: number }) => ({ width: 100 * scale, height: 140 * scale, scale }),
    render: vi.fn(() => task),
    getTextContent: () => new Promise(() => undefined),
  };
  return { page, task, pdf: { document: { getPage: async () => page } } as unknown as OpenPdf };
};

const unheard = vi.fn();
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  process.on('unhandledRejection', unheard);
});
afterEach(() => {
  vi.unstubAllGlobals();
  process.off('unhandledRejection', unheard);
});

it('a page that is left while it is drawn and read is given up without a word', async () => {
  const { page, task, pdf } = slowPdf();
  const onFailure = vi.fn();
  const { unmount } = render(
    <PdfPage
      pdf={pdf}
      number={1}
      width={300}
      rotation={0}
      scroller={createRef()}
      hits={[]}
      label="Página 1"
      withoutText="Sem texto"
      onFailure={onFailure}
    />,
  );
  await waitFor(() => expect(page.render).toHaveBeenCalled());
  unmount();
  expect(task.cancel).toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve));
  expect(unheard).not.toHaveBeenCalled();
  expect(onFailure).not.toHaveBeenCalled();
});
