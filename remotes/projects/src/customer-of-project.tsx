import { addressLine, mapLink } from '@stundenbuch/domain/sides/customers/rules';
import type { ProjectDetail } from '@stundenbuch/domain/sides/projects/contract';
import { Link } from 'react-router-dom';

/** The customer, with a map link of the first address. */
export function CustomerOfProject({ project }: { project: ProjectDetail }) {
  const address = {
    street: project.customer_street,
    house_number: project.customer_house_number,
    zip_code: project.customer_zip,
    city: project.customer_city,
  };
  const line = addressLine(address);
  return (
    <>
      <Link to={`/customer-detail?id=${project.customer}`}>{project.customer_name}</Link>
      {line && (
        <>
          <br />
          <a href={mapLink(address)} target="_blank" rel="noopener noreferrer">
            {line}
            <span className="sb-hidden"> (Karte, öffnet ein neues Fenster)</span>
          </a>
        </>
      )}
    </>
  );
}
