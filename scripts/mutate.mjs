// npm run mutate [-- name …]: with any rule replaced by "allow", a test of the domain or of the backend has to fail.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ruleFunctions } from './mutants.mjs';
import { root } from './paths.mjs';
import { startThrowawayDatabase } from './throwaway.mjs';

const wanted = process.argv.slice(2);
const mutants = ruleFiles().flatMap((file) =>
  ruleFunctions(readFileSync(join(root, file), 'utf8'))
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
    .map(({ name }) => ({ file, name })),
);
const database = await startThrowawayDatabase();
const survivors = [];
try {
  for (const project of ['domain', 'backend']) {
    if (run(project).status !== 0) throw new Error(`Die Tests von ${project} scheitern schon ohne Mutanten.`);
  }
  for (const mutant of mutants) {
    const killer = ['domain', 'backend'].find((project) => run(project, mutant).status !== 0);
    console.log(`${killer ? `getötet (${killer})` : 'ÜBERLEBT'}  ${mutant.file}: ${mutant.name}`);
    if (!killer) survivors.push(mutant);
  }
} finally {
  await database.stop();
}
console.log(
  `\n${mutants.length} Mutanten, ${mutants.length - survivors.length} getötet, ${survivors.length} überlebt`,
);
process.exit(survivors.length === 0 && mutants.length > 0 ? 0 : 1);

function run(project, mutant) {
  const args = ['run', `--project=${project}`, '--reporter=dot', ...(mutant ? ['--bail=1'] : [])];
  return spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: root,
    env: {
      ...process.env,
      TEST_DATABASE_URL: database.ownerUrl,
      ...(mutant && { MUTANT: `${mutant.file}:${mutant.name}` }),
    },
  });
}

function ruleFiles() {
  const domain = 'packages/domain/src';
  return (
    readdirSync(join(root, domain), { recursive: true })
      // Functions that only build a refusal from a code are no rules.
      .filter((file) => file.endsWith('.ts') && !/(messages|refusals?|\.test)\.ts$/.test(file))
      .map((file) => join(domain, file))
      .sort()
  );
}
