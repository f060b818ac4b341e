/** Replaces a field while its control is being fetched: the value is readable, and nothing moves afterwards. */
export function FieldPlaceholder({ id, value }: { id: string; value: string }) {
  return <input id={id} className="sb-field-placeholder sb-control" value={value} disabled />;
}
