import { roleOf } from '../../access/access.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { refuseSession } from './messages.ts';

const PASSWORD_MIN = 6;
const PASSWORD_MAX = 128;

export interface Registration {
  email: string;
  password: string;
  repeat: string;
  consent: boolean;
}

/** Unlike everywhere else a later rule overrides an earlier one: all are checked, the last failing one is shown. */
export function registrationRefusal({ email, password, repeat, consent }: Registration): Refusal | null {
  const rules = [
    email.trim() && password && repeat ? null : refuseSession('fields_missing'),
    ...passwordRules(password, repeat),
    consent ? null : refuseSession('consent_missing', 'consent'),
  ];
  return lastOf(rules);
}

export function passwordChangeRefusal(password: string, repeat: string): Refusal | null {
  // Stryker disable next-line ConditionalExpression,LogicalOperator: an empty value breaks a later rule, too.
  const filled = password && repeat ? null : refuseSession('fields_missing');
  return lastOf([filled, ...passwordRules(password, repeat)]);
}

/** The server's password rules: it never sees the repetition. */
export function passwordRefusal(password: string): Refusal | null {
  return passwordChangeRefusal(password, password);
}

export interface PasswordOwner {
  email: string;
  first_name: string;
  name: string;
  role: number;
}

/** How long a password is at least where the company wants strong ones. */
const strongLength = (role: number): number => (roleOf(role) === 'admin' ? 12 : 8);

/** Beyond the rules for everybody, where the company wants strong ones. Short names are in too many words to be refused. */
export function strongPasswordRefusal(
  password: string,
  owner: PasswordOwner,
  isCommon: boolean,
): Refusal | null {
  const min = strongLength(owner.role);
  if (password.length < min) return refuseSession('password_short_here', 'password', { min: String(min) });
  const typed = password.toLocaleLowerCase('de');
  const parts = [owner.first_name, owner.name, owner.email, ...owner.email.split(/[@.+_-]/).slice(0, -1)]
    .flatMap((part) => [part, ...part.split(/[\s-]/)])
    .map((part) => part.toLocaleLowerCase('de'))
    .filter((part) => part.length >= 4);
  if (parts.some((part) => typed.includes(part))) return refuseSession('password_personal', 'password');
  return isCommon ? refuseSession('password_common', 'password') : null;
}

function passwordRules(password: string, repeat: string): (Refusal | null)[] {
  const simple = !/\p{Ll}/u.test(password) || !/\p{Lu}/u.test(password) || !/\d/.test(password);
  return [
    password.length < PASSWORD_MIN ? refuseSession('password_too_short', 'password') : null,
    password.length > PASSWORD_MAX ? refuseSession('password_too_long', 'password') : null,
    password === repeat ? null : refuseSession('passwords_differ', 'repeat'),
    simple ? refuseSession('password_too_simple', 'password') : null,
  ];
}

function lastOf(rules: (Refusal | null)[]): Refusal | null {
  return rules.findLast((refusal) => refusal !== null) ?? null;
}
