// Handles what zod prints for our schemas. Anything else must be supported here first, or a break would go unnoticed.
const KNOWN = new Set([
  ...['type', 'enum', 'const', 'anyOf', 'properties', 'required', 'additionalProperties', 'items', 'format'],
  ...['pattern', 'multipleOf', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minLength'],
  ...['maxLength', 'minItems', 'maxItems', 'propertyNames', 'default', 'example', 'description', 'title'],
]);
const AT_LEAST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const AT_MOST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];

/** How the new schema may refuse, or lose parts of, a request that the old one allowed. */
export const requestBreaks = (old, now, place) => breaks(old, now, place, 'request');

/** What a reader by the old schema may miss, or not understand, in answers of the new one. */
export const answerBreaks = (old, now, place) => breaks(old, now, place, 'answer');

function breaks(old, now, place, direction) {
  const [sent, read] = direction === 'request' ? [old, now] : [now, old];
  const from = alternatives(sent);
  const into = alternatives(read);
  return from.flatMap((one) => {
    const tried = into
      .filter((other) => other.type === undefined || fits(one.type, other.type))
      .map((other) => compare(one, other, place, direction));
    if (tried.length === 0) return [`${place}: ${one.type ?? 'jeder Wert'} statt ${typesOf(into)}`];
    return tried.sort((a, b) => a.length - b.length)[0];
  });
}

const typesOf = (list) => list.map(({ type }) => type ?? 'jeder Wert').join(' oder ');
const fits = (type, wanted) => type === wanted || (type === 'integer' && wanted === 'number');

/** `anyOf` and lists of types, as a list of schemas with one type each. */
function alternatives(schema) {
  const unknown = Object.keys(schema).filter((key) => !KNOWN.has(key) && !key.startsWith('x-'));
  if (unknown.length > 0)
    throw new Error(`schema with ${unknown}: scripts/contract-schema.mjs knows nothing of it`);
  if (schema.anyOf) return schema.anyOf.flatMap(alternatives);
  return [schema.type].flat().map((type) => ({ ...schema, type }));
}

/** Compares one alternative of the sent type with one of the read type. */
function compare(sent, read, place, direction) {
  return [
    ...values(sent, read, place),
    ...fields(sent, read, place, direction),
    ...parts(sent, read, place, direction),
    ...(direction === 'request' ? bounds(sent, read, place) : []),
    ...(read.format && sent.format !== read.format
      ? [`${place}: Format ${sent.format} statt ${read.format}`]
      : []),
  ];
}

const valuesOf = (schema) => schema.enum ?? ('const' in schema ? [schema.const] : null);

function values(sent, read, place) {
  const allowed = valuesOf(read);
  if (!allowed || sent.type === 'null') return [];
  const possible = valuesOf(sent);
  if (!possible) return [`${place}: nur noch ${allowed.join(', ')} verstanden`];
  const odd = possible.filter((value) => !allowed.includes(value));
  return odd.length > 0 ? [`${place}: ${odd.join(', ')} nicht verstanden`] : [];
}

function fields(sent, read, place, direction) {
  const [old, now] = direction === 'request' ? [sent, read] : [read, sent];
  const removed = Object.keys(old.properties ?? {}).filter((name) => !(name in (now.properties ?? {})));
  const missing = (read.required ?? []).filter(
    (name) => !(sent.required ?? []).includes(name) && !removed.includes(name),
  );
  const reason = direction === 'request' ? 'ist neu Pflicht' : 'ist nicht mehr immer da';
  return [
    ...removed.map((name) => `${place}.${name}: entfernt`),
    ...missing.map((name) => `${place}.${name}: ${reason}`),
  ];
}

function parts(sent, read, place, direction) {
  const [old, now] = direction === 'request' ? [sent, read] : [read, sent];
  const found = Object.keys(old.properties ?? {})
    .filter((name) => name in (now.properties ?? {}))
    .flatMap((name) => breaks(old.properties[name], now.properties[name], `${place}.${name}`, direction));
  for (const key of ['items', 'additionalProperties']) {
    const [before, after] = [old[key], now[key]];
    if (isSchema(before) && isSchema(after)) found.push(...breaks(before, after, `${place}[]`, direction));
  }
  return found;
}

const isSchema = (value) => typeof value === 'object' && value !== null;

function bounds(sent, read, place) {
  const tighter = (key, isTighter) =>
    read[key] !== undefined && (sent[key] === undefined || isTighter(read[key], sent[key]));
  const found = [
    ...AT_LEAST.filter((key) => tighter(key, (now, old) => now > old)),
    ...AT_MOST.filter((key) => tighter(key, (now, old) => now < old)),
    ...['pattern', 'multipleOf'].filter((key) => tighter(key, (now, old) => now !== old)),
  ];
  return found.map((key) => `${place}: ${key} ${sent[key] ?? 'offen'} → ${read[key]}`);
}
