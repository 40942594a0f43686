/** Posts to a running server and returns the payload of its response. */
export const post = async (url: string, path: string, body: unknown, token = '') => {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
};

/** Gets from a running server as a signed-in user, and unwraps the payload of its response. */
export const getAsSignedIn = async (url: string, path: string, token: string) => {
  const answer = await fetch(`${url}/api${path}`, { headers: { Authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  const body = await answer.json();
  return body.data ?? body;
};
