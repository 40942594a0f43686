import { createContext } from 'react';

// Apart from its readers: the application gives it before it loads react-hook-form, which they need.

/** Cleans a text before it is measured and checked; the application gives its rule, otherwise it is trimmed. */
export const CleaningContext = createContext<(text: string) => string>((text) => text.trim());
