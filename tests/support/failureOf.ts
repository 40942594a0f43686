/** Returns what an attempt fails with; throws if it does not fail. */
export const failureOf = async (attempt: () => Promise<unknown>): Promise<unknown> => {
  try {
    await attempt();
  } catch (failure) {
    return failure;
  }
  throw new Error('It did not fail');
};
