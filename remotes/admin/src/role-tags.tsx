import { ROLE_WORDS, roleOf } from '@stundenbuch/domain/access/roles';
import { StatusTag } from '@stundenbuch/web/kit';

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

export function ActiveTag({ active }: { active: number }) {
  return active ? <StatusTag tone="good">aktiv</StatusTag> : <StatusTag tone="neutral">inaktiv</StatusTag>;
}
