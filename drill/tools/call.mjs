import { Agent, request } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';

/** Longer than any limit of the server: a call that takes this long hangs. */
const FORGOTTEN_MS = 45_000;

const agents = {
  'http:': new Agent({ keepAlive: true, maxSockets: 200 }),
  'https:': new SecureAgent({ keepAlive: true, maxSockets: 200, rejectUnauthorized: false }),
};

/**
 * One call as the browser makes it: `{ status, body, ms }`. Status 0 is a connection that was refused or broke, and
 * `hung` means that no answer came at all.
 */
export function call(base, method, path, { token, body, raw, headers = {} } = {}) {
  const begun = performance.now();
  const url = new URL(`/api${path}`, base);
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  return new Promise((done) => {
    const end = (answer) => done({ ...answer, ms: performance.now() - begun });
    const outgoing = (url.protocol === 'https:' ? secureRequest : request)(url, {
      method,
      agent: agents[url.protocol],
      headers: {
        ...(token && { authorize: token }),
        ...(sent !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(sent),
        }),
        ...headers,
      },
      timeout: FORGOTTEN_MS,
    });
    outgoing.on('timeout', () => outgoing.destroy(Object.assign(new Error('hung'), { code: 'HUNG' })));
    outgoing.on('error', (error) => end({ status: 0, body: error.code, hung: error.code === 'HUNG' }));
    outgoing.on('response', (incoming) => {
      let text = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (part) => {
        text += part;
      });
      incoming.on('error', (error) => end({ status: 0, body: error.code }));
      incoming.on('end', () =>
        end({ status: incoming.statusCode, body: parsed(text), headers: incoming.headers }),
      );
    });
    outgoing.end(sent);
  });
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
