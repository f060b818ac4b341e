import { examples } from './example.mjs';

const PAGE = 'docs/operations/three-machines.md';
const BASE = 4700;
/** Where the ports of the page are on loopback: that of node n is n higher. */
const PORTS = { 2379: BASE, 2380: BASE + 10, 8008: BASE + 20, 5432: BASE + 30 };

export const NODES = [1, 2, 3];
export const PASSWORD = 'geheim';
export const PRIMARY_PORT = BASE + 40;
export const POOLER_PORT = BASE + 42;
export const BACKEND_PORTS = BASE + 50;
export const apiOf = (n) => `http://127.0.0.1:${PORTS[8008] + n}`;

/** What docs/operations/three-machines.md tells an operator to write, with loopback's ports and the drill's folder. */
export function clusterConfig(folder) {
  const [etcd] = examples(PAGE, 'sh').filter((block) => block.includes('ETCD_NAME'));
  const [patroni] = examples(PAGE, 'yaml');
  const [haproxy] = examples(PAGE, 'haproxy');
  const [sql] = examples(PAGE, 'sql');
  const [pgbouncer] = examples(PAGE, 'ini');
  return {
    etcd: (n) => variablesOf(changed(ofNode(etcd, n), [['/var/lib/etcd/stundenbuch', `${folder}/etcd${n}`]])),
    patroni: (n) =>
      changed(ofNode(patroni, n), [
        ['/var/lib/postgresql/15/stundenbuch', `${folder}/n${n}`],
        ['/var/lib/postgresql/patroni.pgpass', `${folder}/pgpass${n}`],
        ['/var/run/postgresql', folder],
        ['wal_keep_size: 1GB', 'wal_keep_size: 256MB'],
      ]),
    haproxy: changed(onLoopback(haproxy), [
      ['127.0.0.1:5000', `127.0.0.1:${PRIMARY_PORT}`],
      ['127.0.0.1:5001', `127.0.0.1:${PRIMARY_PORT + 1}`],
    ]),
    pgbouncer: changed(pgbouncer, [
      ['port=5000', `port=${PRIMARY_PORT}`],
      ['listen_port = 6432', `listen_port = ${POOLER_PORT}`],
      ['/etc/pgbouncer/userlist.txt', `${folder}/userlist.txt`],
    ]),
    sql,
    loginSettings: examples('docs/operations.md', 'sql')
      .join('')
      .match(/^alter role stundenbuch_login .*;$/gm),
  };
}

/** The page shows the files of n1. Its own addresses stand at the end of a line, lists of all three do not. */
function ofNode(text, n) {
  const own = text
    .replaceAll(/^(.*(?:URLS=http:\/\/|listen: |connect_address: ))10\.0\.0\.1:/gm, `$110.0.0.${n}:`)
    .replaceAll(/^(ETCD_NAME=|name: )n1$/gm, `$1n${n}`);
  return onLoopback(own);
}

function onLoopback(text) {
  return text
    .replaceAll(
      /10\.0\.0\.(\d):5432 check port 8008/g,
      (_, n) => `10.0.0.${n}:5432 check port ${PORTS[8008] + Number(n)}`,
    )
    .replaceAll(
      /10\.0\.0\.(\d):(2379|2380|8008|5432)/g,
      (_, n, port) => `127.0.0.1:${PORTS[port] + Number(n)}`,
    )
    .replaceAll('10.0.0.0/24', '127.0.0.1/32');
}

function changed(text, replacements) {
  return replacements.reduce((now, [from, to]) => {
    if (now.split(from).length !== 2) throw new Error(`${PAGE} should hold '${from}' once.`);
    return now.replace(from, to);
  }, text);
}

const variablesOf = (text) =>
  Object.fromEntries([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
