import type { Operator } from './operator.ts';

interface Props {
  operator: Operator | null;
  failed: boolean;
  /** What the person can do instead. */
  advice?: string;
}

/** Shown if a mail would have no recipient: none is configured, or it could not be loaded. */
export function MailNote({ operator, failed, advice = '' }: Props) {
  if (failed)
    return (
      <p className="sb-muted sb-apart" role="status">
        Die E-Mail-Adresse des Betreibers konnte nicht geladen werden. {advice}
      </p>
    );
  if (!operator || operator.mail) return null;
  return (
    <p className="sb-muted sb-apart">
      Der Betreiber hat noch keine E-Mail-Adresse eingetragen (Einstellung <code>OPERATOR_MAIL</code>).{' '}
      {advice}
    </p>
  );
}
