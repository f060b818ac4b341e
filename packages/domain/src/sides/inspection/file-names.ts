/** The files of a package, as people see them when they unpack it. */
export const PACKAGE = {
  readMe: 'LIESMICH.txt',
  checker: 'pruefen.html',
  about: 'paket.json',
  sheets: 'stundenzettel/',
  vacation: 'urlaubskonto.csv',
  overtime: 'stundenkonto.csv',
  log: 'verlauf.jsonl',
  seals: 'siegel.jsonl',
  lineSums: 'pruefsummen-zeilen.txt',
  sums: 'pruefsummen.txt',
} as const;
