/**
 * The floors of the domain and of the server: imports go down, folders form no circle. ARCHITECTURE.md says what each one
 * answers, scripts/boundaries.test.mjs tests every rule. Tests may look anywhere and are left out.
 */
import base from './.dependency-cruiser.mjs';

const rule = (name, comment, from, to, scope) => ({
  name,
  comment,
  severity: 'error',
  ...(scope && { scope }),
  from,
  to,
});

/** From the ground up; what shares a line is on one floor. */
const DOMAIN = ['time', 'wire|access|features', 'day', 'records', 'accounts', 'workflows', 'sides'];
const SERVER = [
  'platform',
  'features|mail',
  'day',
  'records',
  'accounts',
  'workflows',
  'sides',
  'modules|demo',
];

/** Of each floor but the highest: it knows none above. */
const upwards = (name, root, floors) =>
  floors
    .slice(0, -1)
    .map((floor, at) =>
      rule(
        `${name}-${floor.replaceAll('|', '-')}-looks-down`,
        'Imports go down: a floor is given what it needs of one above.',
        { path: `^${root}/(${floor})/` },
        { path: `^${root}/(${floors.slice(at + 1).join('|')})/` },
      ),
    );

export default {
  forbidden: [
    rule(
      'no-circle-of-folders',
      'Two folders that need each other are one room.',
      { path: '^(packages/domain|backend)/src/' },
      { circular: true },
      'folder',
    ),
    ...upwards('domain', 'packages/domain/src', DOMAIN),
    ...upwards('server', 'backend/src', SERVER),
    rule(
      'modules-alone',
      'Calls are shipped module by module: what two of them need belongs on a lower floor.',
      { path: '^backend/src/modules/([^/]+)/' },
      { path: '^backend/src/modules/', pathNot: '^backend/src/modules/$1/' },
    ),
    rule(
      'calls-in-modules',
      'Modules alone have controllers, and the platform those of every process.',
      { path: '^backend/src/(?!modules/|platform/).*[.]controller[.]ts$' },
      {},
    ),
  ],
  options: {
    ...base.options,
    exclude: { path: `${base.options.exclude.path}|[.](test|fixture)[.]tsx?$|^backend/test/` },
  },
};
