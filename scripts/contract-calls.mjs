import { answerBreaks, requestBreaks } from './contract-schema.mjs';

const METHODS = ['get', 'post', 'put', 'delete', 'patch'];
const NO_BODY = { type: 'object', properties: {} };

/** What a client of the old OpenAPI document can no longer do or understand, one line each. */
export function brokenCalls(old, now) {
  const calls = callsOf(now);
  return [...callsOf(old)].flatMap(([name, before]) => {
    const after = calls.get(name);
    return after ? brokenCall(name, before, after) : [`${name}: entfernt`];
  });
}

/** The name of a path parameter does not matter. */
function callsOf({ paths }) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.filter((method) => methods[method]).map((method) => [
      `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`,
      methods[method],
    ]),
  );
  return new Map(calls);
}

function brokenCall(name, before, after) {
  return [
    ...(isPublic(before) && !isPublic(after) ? [`${name}: verlangt neu eine Anmeldung`] : []),
    ...brokenParameters(name, before.parameters, after.parameters),
    ...requestBreaks(bodyOf(before) ?? NO_BODY, bodyOf(after) ?? NO_BODY, `${name}: Anfrage`),
    ...answerBreaks(answerOf(before), answerOf(after), `${name}: Antwort`),
  ];
}

const isPublic = ({ security }) => security?.length === 0;
const bodyOf = ({ requestBody }) => requestBody?.content['application/json'].schema;
/** A file has no fields. */
const answerOf = ({ responses }) => responses[200].content['application/json']?.schema ?? NO_BODY;

function brokenParameters(name, before, after) {
  const inPath = (list) => list.filter((parameter) => parameter.in === 'path');
  const inQuery = (list) => list.filter((parameter) => parameter.in === 'query');
  const asked = inQuery(before);
  const known = inQuery(after);
  const required = known.filter(
    (one) => one.required && !asked.some((old) => old.name === one.name && old.required),
  );
  return [
    ...inPath(before).flatMap((old, i) =>
      requestBreaks(old.schema, inPath(after)[i].schema, `${name}: ${old.name}`),
    ),
    ...required.map((one) => `${name}: ?${one.name} ist neu Pflicht`),
    ...asked.flatMap((old) => {
      const now = known.find((one) => one.name === old.name);
      return now
        ? requestBreaks(old.schema, now.schema, `${name}: ?${old.name}`)
        : [`${name}: ?${old.name} entfernt`];
    }),
  ];
}
