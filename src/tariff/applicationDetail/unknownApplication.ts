/** The message for an application that does not exist, by what an address calls it. */
export const unknownApplication = (id: string) => ({
  text: 'applicationDetail.failure.unknown',
  names: { id },
});
