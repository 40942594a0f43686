import './reference.css';
import { referenceTheme as theme } from './referenceTheme';
import { referenceTexts } from './texts';

// A page of its own: it imports nothing that the application imports too, so that the bundler makes files for it that
// no other page loads.

/** What the library's script, which the build puts before this one, leaves behind. */
declare const Redoc: { init(document: string, options: object, element: HTMLElement): void };

const options = {
  labels: referenceTexts.labels,
  theme,
  // What it would draw scrollbars with needs styles that the content policy refuses.
  nativeScrollbars: true,
  hideDownloadButton: false,
  downloadUrls: [{ title: referenceTexts.document, url: '/api/openapi.json' }],
  jsonSamplesExpandLevel: 3,
  sortRequiredPropsFirst: true,
  pathInMiddlePanel: true,
};

const element = document.querySelector<HTMLElement>('#reference');
if (element) Redoc.init(`/api/docs/openapi.json${window.location.search}`, options, element);
