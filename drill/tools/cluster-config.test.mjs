import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { clusterConfig, NODES } from './cluster-config.mjs';

const config = clusterConfig('/drill');

it.each(NODES)('takes the files of node %s from the page: its own addresses, and those of all', (n) => {
  expect(config.etcd(n)).toEqual({
    ETCD_NAME: `n${n}`,
    ETCD_DATA_DIR: `/drill/etcd${n}`,
    ETCD_LISTEN_CLIENT_URLS: `http://127.0.0.1:470${n}`,
    ETCD_ADVERTISE_CLIENT_URLS: `http://127.0.0.1:470${n}`,
    ETCD_LISTEN_PEER_URLS: `http://127.0.0.1:471${n}`,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://127.0.0.1:471${n}`,
    ETCD_INITIAL_CLUSTER: 'n1=http://127.0.0.1:4711,n2=http://127.0.0.1:4712,n3=http://127.0.0.1:4713',
    ETCD_INITIAL_CLUSTER_TOKEN: 'stundenbuch',
  });
  const { name, restapi, etcd3, bootstrap, postgresql } = parse(config.patroni(n));
  expect([name, restapi.listen, restapi.connect_address]).toEqual([
    `n${n}`,
    ...Array(2).fill(`127.0.0.1:472${n}`),
  ]);
  expect([postgresql.listen, postgresql.connect_address]).toEqual(Array(2).fill(`127.0.0.1:473${n}`));
  expect(etcd3.hosts).toEqual(['127.0.0.1:4701', '127.0.0.1:4702', '127.0.0.1:4703']);
  expect(postgresql.data_dir).toBe(`/drill/n${n}`);
  expect(bootstrap.pg_hba).toHaveLength(2);
});

it('drills the switches that are promised', () => {
  expect(parse(config.patroni(1)).bootstrap.dcs).toMatchObject({
    ttl: 20,
    loop_wait: 5,
    synchronous_mode: true,
    failsafe_mode: true,
    primary_start_timeout: 0,
  });
  expect(config.haproxy.match(/on-marked-down shutdown-sessions/g)).toHaveLength(2);
  expect(config.haproxy).toContain('server n3 127.0.0.1:4733 check port 4723');
  expect(config.haproxy).not.toMatch(/10\.0\.0|:500\d/);
});

it('puts PgBouncer before HAProxy, and gives the login what it drops', () => {
  expect(config.pgbouncer).toContain('stundenbuch = host=127.0.0.1 port=4740 dbname=stundenbuch');
  expect(config.pgbouncer).toContain('pool_mode = transaction');
  expect(config.pgbouncer).toContain('auth_file = /drill/userlist.txt');
  expect(config.loginSettings.length).toBeGreaterThan(3);
});
