import { SearchSelect } from '@stundenbuch/web/data';
import { useProjectCustomersQuery } from './projects.api.ts';

interface Props {
  id: string;
  name: string;
  value: number;
  onChange: (value: number) => void;
  error?: string | undefined;
  disabled: boolean;
}

/** A searchable select, because there may be many customers. */
export function CustomerSelect(field: Props) {
  const { data: customers = [] } = useProjectCustomersQuery();
  const options = customers.map(({ id, customer_name }) => ({ value: id, label: customer_name }));
  return <SearchSelect {...field} label="Kunde" options={[{ value: 0, label: 'Keiner' }, ...options]} />;
}
