import { useEffect, useState } from 'react';

export interface Operator {
  name: string | null;
  address: string | null;
  mail: string | null;
}

const nobody: Operator = { name: null, address: null, mail: null };

/** Who runs this installation, as entered in its configuration; null until known. */
export function useOperator(): Operator | null {
  const [operator, setOperator] = useState<Operator | null>(null);
  useEffect(() => {
    fetch('/operator.json')
      .then((answer) => (answer.ok ? answer.json() : nobody))
      .catch(() => nobody)
      .then(setOperator);
  }, []);
  return operator;
}

export function mailto(operator: Operator | null, subject: string, body = ''): string {
  const query = [
    `subject=${encodeURIComponent(subject)}`,
    ...(body ? [`body=${encodeURIComponent(body)}`] : []),
  ];
  return `mailto:${operator?.mail ?? ''}?${query.join('&')}`;
}
