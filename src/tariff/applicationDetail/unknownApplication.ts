/** Returns the message for an application that does not exist, with the id as the URL has it. */
export const unknownApplication = (id: string) => ({
  text: 'applicationDetail.failure.unknown',
  names: { id },
});
