/** The new number of a record. */
export type Renumber = (table: string, number: number) => number;

type Value = unknown;
type Fields = Readonly<Record<string, Value>>;
type InValue = (value: Value, renumber: Renumber) => Value;

const isFields = (value: Value): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of an object that holds a number of a table, where it has one. */
const field = (value: Value, key: string, table: string, renumber: Renumber): Value =>
  isFields(value) && typeof value[key] === 'number'
    ? { ...value, [key]: renumber(table, value[key]) }
    : value;

const place: InValue = (value, renumber) => field(value, 'place', 'places', renumber);

const rules: InValue = (value, renumber) => {
  const placed = place(value, renumber);
  if (!isFields(placed) || !Array.isArray(placed.places)) return placed;
  return { ...placed, places: placed.places.map((one: Value) => field(one, 'id', 'places', renumber)) };
};

const SOURCES: Readonly<Record<string, string>> = { kind: 'absence_kinds', zulage: 'allowance_kinds' };

/** `kind_12`, `zulage_3` */
const source: InValue = (value, renumber) =>
  typeof value !== 'string'
    ? value
    : value.replace(
        /^(kind|zulage)_(\d+)$/,
        (_, what: string, number: string) => `${what}_${renumber(SOURCES[what] as string, Number(number))}`,
      );

const wageType: InValue = (value, renumber) =>
  isFields(value)
    ? { ...value, ...('source' in value && { source: source(value.source, renumber) }) }
    : value;

const FILTERS: Readonly<Record<string, string>> = {
  person: 'users',
  job: 'jobs',
  project: 'projects',
  customer: 'customers',
  category: 'categories',
  team: 'teams',
};

/** `rows=person&person=12,13&type=k4,1`: the query of a page. */
const view: InValue = (value, renumber) => {
  if (typeof value !== 'string') return value;
  const query = new URLSearchParams(value);
  let isOther = false;
  for (const [name, keys] of [...query]) {
    const table = FILTERS[name];
    const [pattern, of] = name === 'type' ? [/^(k)(\d+)$/, 'absence_kinds'] : [/^()(\d+)$/, table];
    if (!of) continue;
    const renewed = keys
      .split(',')
      .map((key) =>
        key.replace(
          pattern,
          (_, letter: string, number: string) => `${letter}${renumber(of, Number(number))}`,
        ),
      );
    isOther ||= renewed.join(',') !== keys;
    query.set(name, renewed.join(','));
  }
  return isOther ? query.toString() : value;
};

/** Of an absence; of times there is no number. */
const wish: InValue = (value, renumber) => {
  const placed = field(value, 'entry', 'entries', renumber);
  if (!isFields(placed) || !('entry' in placed)) return placed;
  const [old, wished] = [placed.old, placed.wish].map((one) =>
    field(one, 'kind_id', 'absence_kinds', renumber),
  );
  const more = Array.isArray(placed.more)
    ? placed.more.map((one: unknown) => {
        const moved = field(one, 'entry', 'entries', renumber);
        return isFields(moved)
          ? { ...moved, old: field(moved.old, 'kind_id', 'absence_kinds', renumber) }
          : moved;
      })
    : undefined;
  return { ...placed, old, ...(more && { more }), wish: wished };
};

/** Of somebody anonymised, which holds the number of the person; of others it is as it was. */
const email: InValue = (value, renumber) =>
  typeof value !== 'string'
    ? value
    : value.replace(
        /^anonym-(\d+)@invalid$/,
        (_, number: string) => `anonym-${renumber('users', Number(number))}@invalid`,
      );

/** Values that are no number but have numbers in them. */
export const IN_VALUES: Readonly<Record<string, InValue>> = {
  'users.email': email,
  'company_settings.value': place,
  'calendar_versions.value': rules,
  'payroll_setups.value': (value, renumber) => field(value, 'layout_id', 'payroll_layouts', renumber),
  'payroll_lines.source': source,
  'payroll_lines.wage_type': wageType,
  'wage_types.source': source,
  'saved_views.definition': view,
  'correction_requests.wish': wish,
};

/** Objects without a number in them, or that stay as they are, each with its reason. */
export const AS_THEY_ARE: Readonly<Record<string, string>> = {
  'changes.before': 'a row, whose columns are renumbered as those of its table',
  'changes.after': 'a row, whose columns are renumbered as those of its table',
  'import_rows.before': 'a row, whose columns are renumbered as those of its table',
  'month_sheets.data': 'paper: its hash is printed on it, so the number of its person stays that of before',
  'payroll_layouts.definition': 'columns of a file',
  'payroll_lines.days': 'days with what they came to',
};
