/** Takes the place of a field whose control is still being fetched: its value can be read, and nothing moves afterwards. */
export function FieldPlaceholder({ id, value }: { id: string; value: string }) {
  return <input id={id} className="sb-field-placeholder sb-date" value={value} disabled />;
}
