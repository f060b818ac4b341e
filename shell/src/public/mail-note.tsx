import type { Operator } from './operator.ts';

interface Props {
  operator: Operator | null;
  failed: boolean;
  /** What the person does then. */
  advice?: string;
}

/** Said where a mail would have no recipient: nobody entered one, or it could not be asked for. */
export function MailNote({ operator, failed, advice = '' }: Props) {
  if (failed)
    return (
      <p className="public-note" role="status">
        Die E-Mail-Adresse des Betreibers konnte nicht geladen werden. {advice}
      </p>
    );
  if (!operator || operator.mail) return null;
  return (
    <p className="public-note">
      Der Betreiber hat noch keine E-Mail-Adresse eingetragen (Einstellung <code>OPERATOR_MAIL</code>).{' '}
      {advice}
    </p>
  );
}
