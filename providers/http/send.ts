/** The only fetch: a network error without response is logged, and rejected like any other (spec 8). */
export const send = async (url: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (!init.signal?.aborted) console.error(`No response from ${url}`, error);
    throw error;
  }
};
