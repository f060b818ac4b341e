/** Stands for a field whose control is still on its way: what it holds can be read, and nothing moves when it comes. */
export function ComingField({ id, value }: { id: string; value: string }) {
  return <input id={id} className="sb-input sb-date sb-coming" value={value} disabled />;
}
