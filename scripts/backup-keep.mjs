/** `14d,8w,12m`: of how many days, weeks and months the newest backup is kept; null where it is written otherwise. */
export function parseKeep(text) {
  const parts = text.split(',').map((part) => /^([1-9]\d{0,3})([dwm])$/.exec(part.trim()));
  const units = parts.map((part) => part?.[2]);
  if (parts.includes(null) || new Set(units).size < units.length) return null;
  return Object.fromEntries(parts.map(([, count, unit]) => [unit, Number(count)]));
}

const NAME = /^stundenbuch-(\d{4}-\d\d-\d\d)T(\d{6})Z\.gz$/;

export const backupName = (at) => `stundenbuch-${at.toISOString().slice(0, 19).replaceAll(/:/g, '')}Z.gz`;

/** Which of these files are no longer kept. The newest is the newest of its day, week and month; whatever has another name stays. */
export function expired(files, keep) {
  const ours = files
    .filter((file) => NAME.test(file))
    .sort()
    .reverse();
  const kept = new Set();
  for (const [unit, count] of Object.entries(keep)) {
    const newest = new Map();
    for (const file of ours) {
      const bucket = BUCKETS[unit](NAME.exec(file)[1]);
      if (!newest.has(bucket)) newest.set(bucket, file);
    }
    for (const file of [...newest.values()].slice(0, count)) kept.add(file);
  }
  return ours.filter((file) => !kept.has(file));
}

const BUCKETS = { d: (day) => day, w: mondayOf, m: (day) => day.slice(0, 7) };

function mondayOf(day) {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
