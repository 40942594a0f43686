/**
 * What modules need at run time: their settings, and what only Node has. Each module adds its own member, by the name of its
 * folder, beside its code (`declare module`); a member is absent where the module is not in, or not set up.
 */
// biome-ignore lint/suspicious/noEmptyInterface: modules add its members
export interface ModuleParts {}
