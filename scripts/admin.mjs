// npm run admin -- reset-password <e-mail>: operator-only commands, on the database that npm start would use.
import { fail, platform, withDatabase } from './backup-database.mjs';

const [command, email, ...others] = process.argv.slice(2);
if (command !== 'reset-password' || !email || others.length > 0) {
  console.error('Aufruf: npm run admin -- reset-password name@firma.de');
  process.exit(1);
}

try {
  const { id, password, active } = await withDatabase(false, async (owner) => {
    const { resetPassword } = await platform('../session/reset-password.js');
    return resetPassword(owner, email);
  });
  console.error(
    JSON.stringify({ level: 40, time: Date.now(), user: id, msg: 'password reset by the operator' }),
  );
  console.log(`Neues Passwort für ${email}: ${password}`);
  console.log('Alle Sitzungen sind beendet. Bitte nach der Anmeldung im Profil ein eigenes Passwort wählen.');
  if (!active)
    console.log('Das Konto ist deaktiviert: Anmelden geht erst, wenn ein Admin es wieder aktiviert.');
} catch (error) {
  fail(error);
}
