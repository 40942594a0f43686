import type { Screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { ExpectStatic } from 'vitest';

/** Uses an example as a person does, and says what must come of it; it is the example's test. */
export type Play = (stage: { screen: Screen; user: UserEvent; expect: ExpectStatic }) => Promise<void>;

/** What the file of an example exports. */
export interface ExampleModule {
  Example: ComponentType;
  play: Play;
  /** Where it opens, if it has screens at addresses of their own. */
  path?: string;
}
