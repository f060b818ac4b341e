export type Close = () => Promise<void>;
export const closeAll = async (all: Close[]) => {
  for (const close of all.splice(0).reverse()) await close();
};

export async function statusOfLogin(url: string, { email, password }: { email: string; password: string }) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password });
  return (await fetch(`${url}/api/user/login`, { method: 'POST', headers, body })).status;
}

export async function session(url: string, { email, password }: { email: string; password: string }) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password });
  const token = (await (
    await fetch(`${url}/api/user/login`, { method: 'POST', headers, body })
  ).json()) as string;
  return async <T>(path: string, sent?: object, method = 'POST') => {
    const how = sent && { method, body: JSON.stringify(sent) };
    const answer = await fetch(`${url}/api${path}`, { headers: { ...headers, authorize: token }, ...how });
    return (await answer.json()) as T;
  };
}
