import { type AddressParts, addressLine, mapLink } from '@stundenbuch/domain/sides/customers/rules';

/** An address in two lines that links to a map. */
export function MapAddress({ address }: { address: AddressParts }) {
  if (!addressLine(address)) return <>–</>;
  const { street, house_number, zip_code, city } = address;
  const lines = [
    [street, house_number],
    [zip_code, city],
  ].map((words) => words.filter(Boolean).join(' '));
  return (
    <a href={mapLink(address)} target="_blank" rel="noopener noreferrer" className="customer-address">
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span className="sb-hidden"> (Karte, öffnet ein neues Fenster)</span>
    </a>
  );
}
