import { connect } from '../../test/database.ts';

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

/** What the page carries, as a browser reads the attribute. */
export const offeredBy = async (url: string) => {
  const html = await (await fetch(`${url}/login`)).text();
  const [, demo] = /<html lang="de"[^>]* data-demo="([^"]*)"/.exec(html) ?? [];
  return demo && JSON.parse(demo.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
};

export async function entriesOf(url: string): Promise<object[]> {
  const owner = await connect(url);
  try {
    const { rows } = await owner.query(
      'select user_id, day, type, project_id, hours, status from entries order by id',
    );
    return rows;
  } finally {
    await owner.end();
  }
}
