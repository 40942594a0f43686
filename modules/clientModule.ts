import type { AccessRows } from '../contract/access';
import type { Adapters } from '../providers/dataProvider/ResourceAdapter';
import type { SlotFills } from '../src/kit/layout/Slot';
import type { ResourceDefinition } from '../src/kit/resource/defineResource';

/** What a module brings to the client; the list in client.ts says which are in. */
export interface ClientModule {
  /** The name of its folder. */
  readonly name: string;
  /** Its rows in the table of rights. */
  readonly access?: AccessRows;
  /** Its resources, with their screens and items of the menu. */
  readonly resources?: readonly ResourceDefinition[];
  /** What it puts into the places that the core's screens offer. */
  readonly slots?: SlotFills;
  /** The names of the resources that its adapters serve, and what loads them with the first call. */
  readonly adapted?: readonly string[];
  readonly loadAdapters?: () => Promise<{ readonly adapters: Adapters }>;
}
