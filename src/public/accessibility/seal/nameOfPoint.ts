import { type SealList, type SealPoint, sealLists } from './texts';

/** Returns what a point of the seal asks, in a sentence. */
export const nameOfPoint = (point: SealPoint): string => {
  const [list, number = ''] = point.split(' ') as [SealList, string];
  return (sealLists[list].points as Readonly<Record<string, string>>)[number] ?? '';
};
