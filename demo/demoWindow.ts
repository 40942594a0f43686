import type { SentAnswer, SentRequest } from './exchange';

/** What the page around offers to the application in its frame. */
export interface DemoHost {
  answer(request: SentRequest): Promise<SentAnswer>;
  /** Opens an address of the application in the frame. */
  open(path: string): void;
  /** Hears where in the application the person is. */
  arrivedAt(path: string): void;
}

declare global {
  interface Window {
    /** Of the page around. */
    demoHost?: DemoHost;
    /** Of the frame: the application was started in it, so it is not a foreign page. */
    isDemoApplication?: true;
  }
}
