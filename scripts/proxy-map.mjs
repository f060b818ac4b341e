// npm run proxy-map -- 127.0.0.1:3000 timesheet,absences=127.0.0.1:3001: prints upstreams and map for nginx.
import { describedCalls } from './described-calls.mjs';
import { nginxMap } from './nginx-map.mjs';

const args = process.argv.slice(2);
const rest = args.filter((arg) => !arg.includes('=')).flatMap((arg) => arg.split(','));
const shares = args
  .filter((arg) => arg.includes('='))
  .map((arg) => {
    const [modules, servers] = arg.split('=').map((list) => list.split(','));
    return { modules, servers };
  });

if (rest.length === 0) {
  console.error('npm run proxy-map -- <Adresse für alles Übrige> [<Modul>,<Modul>=<Adresse>,<Adresse> …]');
  process.exit(2);
}
try {
  console.log(nginxMap(await describedCalls(), shares, rest));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
