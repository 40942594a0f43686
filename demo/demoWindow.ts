import type { SentAnswer, SentRequest } from './exchange';

/** What the outer page offers the application in its frame. */
export interface DemoHost {
  answer(request: SentRequest): Promise<SentAnswer>;
  /** Opens an address of the application in the frame. */
  open(path: string): void;
  /** Called when the application shows another address. */
  arrivedAt(path: string): void;
}

declare global {
  interface Window {
    /** Set on the outer page's window. */
    demoHost?: DemoHost;
    /** Set on the frame's window once the application has started there, which tells it from any other page. */
    isDemoApplication?: true;
  }
}
