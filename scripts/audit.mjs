// npm run audit [-- --require]: known vulnerabilities of what browser and server run. Severe ones fail; so does an advisory
// service that cannot be reached, but only with --require: elsewhere a line says that nothing was checked.
import { spawnSync } from 'node:child_process';
import { readAudit } from './advisories.mjs';
import { root } from './paths.mjs';

const args = ['audit', '--omit=dev', '--json', '--fetch-retries=1', '--fetch-timeout=20000'];
const [program, ...first] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
const { stdout, error } = spawnSync(program, [...first, ...args], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
});
if (error) throw error;

const { unreachable, severe, count } = readAudit(stdout);
for (const { name, severity, isFixable, causes } of severe) {
  console.log(`${severity}: ${name} (${isFixable ? 'behebbar mit npm audit fix' : 'noch nicht behoben'})`);
  for (const cause of causes) console.log(`  ${cause}`);
}
console.log(
  unreachable
    ? `Abhängigkeiten NICHT auf bekannte Lücken geprüft, der Auskunftsdienst antwortet nicht: ${unreachable}`
    : `${count} Abhängigkeiten geprüft, ${severe.length} mit schweren bekannten Lücken.`,
);
process.exit(severe.length > 0 || (unreachable && process.argv.includes('--require')) ? 1 : 0);
