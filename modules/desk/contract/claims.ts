/** In minutes: a claim on a request ends when its holder has not been seen there for this long. */
export const claimMinutes = 5;
/** How many requests one person has open at once. */
export const maxOpen = 200;
