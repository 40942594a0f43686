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
  /** The names of the resources that its adapters serve, and of the places that it fills once `load` was called. */
  readonly adapted?: readonly string[];
  readonly late?: readonly (keyof SlotFills)[];
  /** Loads both, with the first call or where such a place is drawn. */
  readonly load?: () => Promise<LateParts>;
}

/** What of a module is loaded when it is needed. */
export interface LateParts {
  readonly adapters: Adapters;
  readonly slots?: SlotFills;
}
