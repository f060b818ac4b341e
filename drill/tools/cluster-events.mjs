/** What happens to the cluster, in this order. `run` returns what undoes it, which happens after `seconds`. */
export const EVENTS = [
  {
    name: 'PostgreSQL of the primary killed (kill -9), Patroni stays',
    run: async (cluster) => cluster.killNode(await cluster.primary(), { withPatroni: false }),
  },
  { name: 'primary node killed (kill -9)', run: killPrimary },
  { name: 'primary node killed again', run: killPrimary },
  { name: 'switchover', seconds: 10, run: (cluster) => cluster.switchover() },
  { name: 'switchover back', seconds: 10, run: (cluster) => cluster.switchover() },
  {
    name: 'synchronous replica killed (kill -9)',
    run: async (cluster) => killNode(cluster, await cluster.synchronous()),
  },
  {
    name: 'synchronous replica frozen (SIGSTOP)',
    seconds: 45,
    run: async (cluster) => cluster.freezeNode(await cluster.synchronous()),
  },
  {
    name: 'primary node frozen, then thawed',
    seconds: 45,
    run: async (cluster) => cluster.freezeNode(await cluster.primary()),
  },
  { name: 'one etcd of three killed', seconds: 15, run: (cluster) => killEtcd(cluster, [1]) },
  { name: 'two etcd of three killed', seconds: 40, run: (cluster) => killEtcd(cluster, [2, 3]) },
];

/** With PgBouncer between. */
export const POOLED_EVENTS = [
  { name: 'switchover, with PgBouncer between', seconds: 10, run: (cluster) => cluster.switchover() },
  { name: 'primary node killed, with PgBouncer between', run: killPrimary },
];

async function killPrimary(cluster) {
  return killNode(cluster, await cluster.primary());
}

async function killNode(cluster, n) {
  await cluster.killNode(n);
  return () => cluster.startNode(n);
}

async function killEtcd(cluster, nodes) {
  await Promise.all(nodes.map((n) => cluster.killEtcd(n)));
  return () => {
    for (const n of nodes) cluster.startEtcd(n);
  };
}
