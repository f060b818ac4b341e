import { allows } from '@stundenbuch/domain/access/access';
import { teamParts } from '@stundenbuch/domain/day/teams/access';
import { monthName } from '@stundenbuch/domain/time/format';
import {
  type CloseResult,
  closeInput,
  type MonthOfPerson,
} from '@stundenbuch/domain/workflows/month/contract';
import { monthSentences } from '@stundenbuch/domain/workflows/month/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { Dialog, DialogActions, TextField } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useCloseMonthsMutation } from './month.api.ts';

interface Props {
  month: string;
  people: readonly MonthOfPerson[];
  onClose: () => void;
  onResults: (results: CloseResult[]) => void;
}

/** Closes the month of the chosen people; without a person's confirmation it needs a reason. */
export function CloseForm({ month, people, onClose, onResults }: Props) {
  const alert = useAlert();
  const [close] = useCloseMonthsMutation();
  const only = people.length === 1 ? people[0] : undefined;
  const { who } = useSession();
  const unconfirmed = people.filter(({ state }) => state === 'open').length;
  // Whether the company needs the check is up to the server: a reason that is not needed is not kept.
  const unchecked = allows(teamParts.waiting, who) ? people.filter(({ checked }) => !checked).length : 0;
  const body = ({ reason }: { reason: string }) => ({
    month,
    users: people.map(({ user }) => user),
    reason: reason || null,
  });
  const form = useForm({
    values: { reason: '' },
    check: (typed) => refusalBy(closeInput, body(typed), monthSentences),
    save: (typed) => close(body(typed)).unwrap(),
    saved: (answer) => {
      const done = answer.filter(({ closed }) => closed).length;
      const tone = done === answer.length ? 'success' : 'warning';
      alert(`${done} von ${answer.length} Monaten abgeschlossen.`, tone);
      onResults(answer);
    },
  });
  return (
    <Dialog open title="Monat abschließen" onClose={onClose}>
      <Form
        form={form}
        label="Monat abschließen"
        actions={<DialogActions confirm="Abschließen" busy={form.busy} onCancel={onClose} />}
      >
        <p>
          {monthName(month)}: {only ? `${only.first_name} ${only.name}` : `${people.length} Personen`}
          {unconfirmed > 0 && (only ? ', ohne Bestätigung' : `, davon ${unconfirmed} ohne Bestätigung`)}.
          Danach ändert sich an diesem Monat nichts mehr.
        </p>
        {(unconfirmed > 0 || unchecked > 0) && (
          <TextField
            {...form.field('reason')}
            label={`Grund für den Abschluss ohne ${unchecked > 0 ? 'Bestätigung oder Prüfung' : 'Bestätigung'}`}
          />
        )}
      </Form>
    </Dialog>
  );
}
