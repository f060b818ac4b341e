/** A refusal for people (message) and programs (code). Stable on the wire. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
  field?: string;
  [extra: string]: unknown;
}

/** code -> status and German sentence. The order of a table is the order of the rules: the first failing one wins. */
export type Sentences = Readonly<Record<string, { readonly status: number; readonly message: string }>>;

/** The needed part of a validation issue (zod, standard schema), so that this file does not import zod. */
export interface Issue {
  message: string;
  path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
}

/** Builds refusals from one table: `refuse('booking_absence', 'day', { date: '20.11.2026' })`. */
export function refuser<Table extends Sentences>(sentences: Table) {
  return (code: keyof Table & string, field?: string, values: Record<string, string> = {}): Refusal => {
    const { status, message } = sentences[code] as Sentences[string];
    const filled = message.replace(/\{(\w+)\}/g, (hole, name) => values[name] ?? hole);
    return field === undefined ? { status, code, message: filled } : { status, code, message: filled, field };
  };
}

/** The refusal for a list of issues. An issue's message is a code; zod's own messages count as 'invalid_input'. */
export function refusalOf(issues: readonly Issue[], sentences: Sentences): Refusal {
  const order = Object.keys(sentences);
  const known = issues.map((issue) => ({
    code: Object.hasOwn(sentences, issue.message) ? issue.message : 'invalid_input',
    field: fieldOf(issue),
  }));
  known.sort((a, b) => order.indexOf(a.code) - order.indexOf(b.code));
  const first = known[0] ?? { code: 'invalid_input', field: undefined };
  return refuser(sentences)(first.code, first.field);
}

function fieldOf(issue: Issue): string | undefined {
  const first = issue.path?.[0];
  return first === undefined ? undefined : String(typeof first === 'object' ? first.key : first);
}
