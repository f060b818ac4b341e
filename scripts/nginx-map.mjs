const NAME = 'stundenbuch';

/**
 * Which process answers which call, for nginx: `shares` are `{ modules, servers }`, everything else (pages, files, the
 * session's calls) goes to `rest`. The modules are the tags of the OpenAPI document; their paths do not nest.
 */
export function nginxMap(document, shares, rest) {
  const calls = callsOf(document);
  const known = new Set(calls.map(({ module }) => module));
  const named = shares.flatMap(({ modules }) => modules);
  const unknown = named.filter((module) => !known.has(module));
  if (unknown.length > 0)
    throw new Error(`Es gibt kein Modul ${unknown.join(', ')}, sondern ${[...known].join(', ')}.`);
  const twice = named.filter((module, i) => named.indexOf(module) !== i);
  if (twice.length > 0) throw new Error(`Mehrfach verteilt: ${twice.join(', ')}.`);
  const upstreams = [
    { name: NAME, servers: rest },
    ...shares.map((share) => ({ ...share, name: nameOf(share) })),
  ];
  const upstreamOf = (module) => upstreams.find(({ modules }) => modules?.includes(module))?.name ?? NAME;
  return [
    '# Geschrieben von `npm run proxy-map` nach der OpenAPI-Beschreibung; gehört in den http-Block.',
    ...upstreams.map(upstream),
    `map "$request_method $request_uri" $${NAME} {`,
    `  default ${NAME};`,
    ...calls.map(({ module, pattern }) => `  "~${pattern}" ${upstreamOf(module)};`),
    '}',
    '',
  ].join('\n');
}

const nameOf = ({ modules }) => `${NAME}_${modules.join('_')}`;
const upstream = ({ name, servers }) =>
  `upstream ${name} { ${servers.map((server) => `server ${server};`).join(' ')} keepalive 32; }`;

/** The first matching pattern wins, so a literal path precedes one with a parameter, and `{secret}.ics` precedes `{year}`. */
function callsOf({ paths }) {
  const rank = (path) => path.split('/').map((part) => part.replace(/^\{\w+\}$/, '~').replace(/^\{/, '}'));
  return Object.entries(paths)
    .map(([path, methods]) => ({ path, methods, order: rank(path).join('/') }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .flatMap(({ path, methods }) =>
      Object.entries(methods).map(([method, { tags }]) => ({
        module: tags[0],
        pattern: patternOf(method, path),
      })),
    );
}

function patternOf(method, path) {
  const verb = method === 'get' ? '(GET|HEAD)' : method.toUpperCase();
  const parts = path.split('/').map((part) => part.replace(/\./g, '\\.').replace(/\{\w+\}/, '[^/?]+'));
  return `^${verb} ${parts.join('/')}(\\?|$)`;
}
