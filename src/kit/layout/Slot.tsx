import { type ComponentType, type ReactNode, Suspense } from 'react';
import { loadable } from '../../ui/loading/loadable';

/**
 * The places that a screen offers to modules: name and props. A room adds its own beside the screen that has the place
 * (`declare module`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: rooms add their places
export interface Slots {}

/** What fills places, each by a component that is best loaded with `lazy`. */
export type SlotFills = { readonly [Name in keyof Slots]?: ComponentType<Slots[Name]> };

/** What fills a place; `load` fetches what comes later. */
type Fill = ComponentType<never> & { readonly load?: () => Promise<unknown> };

const fillsOf = new Map<string, Fill[]>();

/** Fills places; the list in modules/client.ts does so for every module that is in. */
export const fillSlots = (fills: SlotFills): void => {
  for (const [name, fill] of Object.entries(fills as Readonly<Record<string, Fill>>))
    fillsOf.set(name, [...(fillsOf.get(name) ?? []), fill]);
};

/** Fills places with what is loaded where they are drawn. */
export const fillLater = (
  names: readonly (keyof SlotFills)[],
  load: () => Promise<SlotFills | undefined>,
): void => {
  for (const name of names)
    fillSlots({
      [name]: loadable(async () => {
        const fill = (await load())?.[name];
        if (!fill) throw new Error(`Nothing fills ${name}`);
        return fill as ComponentType;
      }),
    });
};

/** Whether any module fills a place; where one has a heading of its own, that is shown only then. */
export const isFilled = (name: keyof Slots & string): boolean => fillsOf.has(name);

/** Loads what fills a place, which is then drawn at once. */
export const loadFills = (name: keyof Slots & string): Promise<unknown> =>
  Promise.all((fillsOf.get(name) ?? []).map((fill) => fill.load?.()));

/** A place for modules: what fills it, in the order of the modules' list, each given `props`; nothing where no module does. */
export const Slot = <Name extends keyof Slots & string>({
  name,
  props,
  fallback,
}: {
  readonly name: Name;
  readonly props: Slots[Name];
  /** Shown until what fills it is loaded. */
  readonly fallback?: ReactNode;
}) => (
  <Suspense fallback={fallback}>
    {fillsOf.get(name)?.map((fill, index) => {
      const Fill = fill as ComponentType<object>;
      // biome-ignore lint/suspicious/noArrayIndexKey: what fills a place never changes
      return <Fill key={index} {...(props as object)} />;
    })}
  </Suspense>
);
