import { ROLE_WORDS, roleOf } from '@stundenbuch/domain/access/access';
import { StatusTag } from '@stundenbuch/web/kit';
import type { Worker } from '../shared/admin.api.ts';
import { accessWord } from './access-word.ts';

/** Badge of an admin or a reader; an employee has none. */
export function RoleTag({ role }: { role: number }) {
  const name = roleOf(role);
  if (name === 'employee') return null;
  return (
    <StatusTag tone="info" icon={name === 'admin' ? 'user' : 'show'}>
      {ROLE_WORDS[name]}
    </StatusTag>
  );
}

export function ActiveTag({ worker, isDecided }: { worker: Worker; isDecided: boolean }) {
  const word = accessWord(worker, isDecided);
  return <StatusTag tone={word === 'aktiv' ? 'good' : 'neutral'}>{word}</StatusTag>;
}
