import type { Role } from '../../../contract/access';
import type { ServiceContext } from '../../../server/services/context/serviceContext';

declare module '../../../server/lib/moduleParts' {
  interface ModuleParts {
    /** The deployment's rules about factors; the defaults when absent. */
    readonly factors?: FactorRules | undefined;
  }
}

/** Whose sign-in needs a factor beside the password. */
export const factorRequirements = ['nobody', 'administrators', 'all'] as const;

/** A deployment's rules about factors. */
export interface FactorRules {
  readonly required: (typeof factorRequirements)[number];
  /** For how many days after they are first told people may still sign in without one. */
  readonly graceDays: number;
  /** How long an administrator's removal of somebody's factors waits, in hours. */
  readonly removalHours: number;
  /** The values of `amr` or `acr` with which a corporate identity counts as proven by a factor. */
  readonly strongMethods: readonly string[];
}

/** The rules of a deployment that sets none. */
export const defaultFactorRules: FactorRules = {
  required: 'nobody',
  graceDays: 14,
  removalHours: 24,
  strongMethods: [],
};

/** Returns the rules of this deployment. */
export const rulesOf = ({ modules }: Pick<ServiceContext, 'modules'>): FactorRules =>
  modules?.factors ?? defaultFactorRules;

/** Returns whether people of a role need a factor. */
export const needsFactor = ({ required }: FactorRules, role: Role): boolean =>
  required === 'all' || (required === 'administrators' && role === 'Administrator');
