/** Posts to a running server and returns what it answers. */
export const post = async (url: string, path: string, body: unknown, token = '') => {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
};

/** Asks a running server, and unwraps what it answers. */
export const getAsSignedIn = async (url: string, path: string, token: string) => {
  const answer = await fetch(`${url}/api${path}`, { headers: { Authorization: `Bearer ${token}` } });
  const body = await answer.json();
  return body.data ?? body;
};
