import { element } from './element';
import { demoTexts as texts } from './texts';

const appPage = new URL('app.html', window.location.href);

/** Creates the frame that the application runs in; the server runs outside and survives its page loads. */
export const createFrame = () => {
  const frame = element('iframe', { title: texts.application });
  const addressOf = (path: string) => `${appPage.href}?path=${encodeURIComponent(path)}`;
  const open = (path: string) => frame.contentWindow?.location.replace(addressOf(path));

  frame.addEventListener('load', () => {
    const { contentWindow } = frame;
    if (!contentWindow || contentWindow.isDemoApplication) return;
    // The application reloaded one of its own addresses, and this host has no file for that.
    const { pathname, search, protocol } = contentWindow.location;
    if (protocol.startsWith('http') && pathname !== appPage.pathname) open(pathname + search);
  });

  /** Types into a field of the application as a person would, so that the field's listeners run. */
  const type = (selector: string, text: string) => {
    const page = frame.contentDocument;
    const field = page?.querySelector<HTMLInputElement>(selector);
    const prototype = page?.defaultView?.HTMLInputElement.prototype;
    if (!field || !prototype) return;
    Reflect.set(prototype, 'value', text, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  };
  return {
    frame,
    open,
    begin: (path: string) => frame.setAttribute('src', addressOf(path)),
    type,
  };
};
