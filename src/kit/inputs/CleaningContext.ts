import { createContext } from 'react';

/** Cleans a text before it is measured and checked; the application gives its rule, otherwise it is trimmed. */
export const CleaningContext = createContext<(text: string) => string>((text) => text.trim());
