/** How far the deadlines of a request move at once, in days. */
export const maxMovedDays = 400;
/**
 * The most requests of a provider in the sandbox, and as many of everything else that its calls leave there; the oldest go when
 * there are more.
 */
export const maxSandboxRequests = 20_000;
/** The most that documents in the sandbox take together, in bytes; the oldest requests that have any go when there is more. */
export const maxSandboxBytes = 500 * 1024 * 1024;
/** The most events of the sandbox's audit; the oldest go when there are more. */
export const maxSandboxEvents = 200_000;
/** How many times elements are asked for about one request of the sandbox. */
export const maxSandboxQuestions = 20;
