// What is on the page. Everything above are the functions by which the program itself hashes and checks.
const element = (id) => document.getElementById(id);
const MOST_FINDINGS = 20;

function show(text) {
  element('progress').textContent = text;
}

/** The browser draws between two files. */
const breath = (file) => {
  show(`Wird geprüft: ${file}`);
  return new Promise((resolve) => setTimeout(resolve));
};

/** The files from the folder of the sums on, wherever it was unpacked. */
function rooted(files) {
  const names = [...files.keys()].filter(
    (name) => name === PACKAGE.sums || name.endsWith(`/${PACKAGE.sums}`),
  );
  names.sort((a, b) => a.length - b.length);
  const start = names[0]?.slice(0, -PACKAGE.sums.length) ?? '';
  return new Map(
    [...files]
      .filter(([name]) => name.startsWith(start))
      .map(([name, bytes]) => [composed(name.slice(start.length)), bytes]),
  );
}

async function filesOf(list) {
  const files = new Map();
  for (const file of list) files.set(file.webkitRelativePath, new Uint8Array(await file.arrayBuffer()));
  return files;
}

async function run(input, read) {
  if (input.files.length === 0) return;
  element('result').hidden = true;
  show('Die Dateien werden gelesen …');
  try {
    const files = rooted(await read([...input.files]));
    const checked = await checkPackage(files, new Date().toISOString(), breath);
    show('');
    report(checked);
  } catch (error) {
    show('');
    verdict(
      false,
      'Das Paket konnte nicht gelesen werden.',
      error instanceof Error ? error.message : String(error),
    );
    fill('findings', []);
    fill('facts', []);
  } finally {
    // The same file can be chosen again.
    input.value = '';
  }
}

function verdict(isGood, title, advice) {
  element('result').hidden = false;
  element('result').className = isGood ? 'good' : 'bad';
  element('verdict').textContent = title;
  element('advice').textContent = advice;
}

function report({ findings, about, ...found }) {
  if (findings.length === 0)
    verdict(
      true,
      'Alle Prüfsummen stimmen.',
      'Jede Datei ist so, wie sie erstellt wurde, und die Kette der Siegel ist lückenlos. Vergleichen Sie nun Prüfcode und Siegel mit einem unterschriebenen Stundenzettel.',
    );
  else
    verdict(
      false,
      findings.length === 1 ? 'Eine Stelle stimmt nicht.' : `${findings.length} Stellen stimmen nicht.`,
      'Das Paket ist nicht so, wie es erstellt wurde.',
    );
  fill('findings', findings.slice(0, MOST_FINDINGS).map(itemOf));
  fill('facts', factsOf(about, found));
}

function itemOf({ file, line, text }) {
  const item = document.createElement('li');
  const place = document.createElement('strong');
  place.textContent = line === null ? file : `${file}, Zeile ${line}`;
  item.append(place, text);
  return item;
}

const dayOf = (day) => day.split('-').reverse().join('.');

function factsOf(about, { files, closed, confirmed, drafts, rows, shown, seals }) {
  const head = about?.head;
  const facts = [
    ['Unternehmen', about?.company.name],
    ['Zeitraum', about && `${dayOf(about.from)} bis ${dayOf(about.to)}`],
    ['Personen', about && `${about.people.length}${about.everybody ? ' (alle)' : ' (ausgewählt)'}`],
    ['Erstellt', about && `${dayOf(about.made_at.slice(0, 10))}, ${about.made_at.slice(11, 16)} Uhr (UTC)`],
    ['Dateien', files],
    [
      'Stundenzettel',
      `${closed} abgeschlossen, davon ${confirmed} im versiegelten Verlauf bestätigt; ${drafts} Entwürfe`,
    ],
    ['Änderungen', `${rows}, davon ${shown} mit Inhalt`],
    ['Siegel', seals],
    ['Letztes Siegel', head && `Nr. ${head.no}: ${head.hash}`],
  ];
  return facts
    .filter(([, value]) => value !== null && value !== undefined)
    .flatMap(([name, value]) => {
      const term = document.createElement('dt');
      const meaning = document.createElement('dd');
      term.textContent = name;
      meaning.textContent = value;
      return [term, meaning];
    });
}

function fill(id, children) {
  element(id).replaceChildren(...children);
}

element('zip').addEventListener('change', ({ target }) => run(target, ([zip]) => unzip(zip)));
element('folder').addEventListener('change', ({ target }) => run(target, filesOf));
