import { lisbonTimeZone } from '../../../../contract/rules/lisbonDay';
import type { RenewalTerms } from '../../contract/renewal';
import { defaultTerms } from '../../contract/renewalRules';

declare module '../../../../server/lib/moduleParts' {
  interface ModuleParts {
    /** What the deployment says; what is absent is as usual. */
    readonly renewal?: Partial<RenewalTerms> | undefined;
  }
}

/** Returns what the settings say of renewals. */
export const termsOf = ({
  modules,
}: {
  readonly modules?: { readonly renewal?: Partial<RenewalTerms> | undefined } | undefined;
}): RenewalTerms => ({ ...defaultTerms, ...modules?.renewal });

const hours = new Intl.DateTimeFormat('en-GB', {
  timeZone: lisbonTimeZone,
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Returns whether the services may be asked at a moment; hours may go over midnight, as from 22 to 6. */
export const isWithinHours = (
  { fromHour, untilHour }: Pick<RenewalTerms, 'fromHour' | 'untilHour'>,
  moment: Date,
): boolean => {
  const hour = Number(hours.format(moment));
  return fromHour < untilHour ? hour >= fromHour && hour < untilHour : hour >= fromHour || hour < untilHour;
};
