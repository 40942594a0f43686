/** The message for an application that does not exist. */
export const unknownApplication = (id: number) => ({
  text: 'applicationDetail.failure.unknown',
  names: { id },
});
