import { useCallback, useEffect, useState } from 'react';

export interface Operator {
  name: string | null;
  address: string | null;
  mail: string | null;
}

interface OperatorState {
  /** Null while loading. */
  operator: Operator | null;
  /** The data could not be loaded. */
  failed: boolean;
  retry: () => void;
}

async function fetchOperator(): Promise<Operator> {
  const answer = await fetch('/operator.json');
  if (!answer.ok) throw new Error(`operator.json: ${answer.status}`);
  return answer.json();
}

/** The operator of this installation, from its configuration. */
export function useOperator(): OperatorState {
  const [operator, setOperator] = useState<Operator | null>(null);
  const [failed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    fetchOperator().then(setOperator, () => setFailed(true));
  }, []);
  useEffect(retry, [retry]);
  return { operator, failed, retry };
}

export function mailto(operator: Operator | null, subject: string, body = ''): string {
  const query = [
    `subject=${encodeURIComponent(subject)}`,
    ...(body ? [`body=${encodeURIComponent(body)}`] : []),
  ];
  return `mailto:${operator?.mail ?? ''}?${query.join('&')}`;
}
