import { allows } from '@stundenbuch/domain/access/access';
import { officeParts } from '@stundenbuch/domain/day/office/access';
import { DEPUTY_EXTRAS, type DeputyExtra, deputyInput } from '@stundenbuch/domain/day/teams/deputy-contract';
import { RIGHT_WORDS } from '@stundenbuch/domain/day/teams/feature-words';
import { refuseTeam, teamSentences, teamTexts } from '@stundenbuch/domain/day/teams/messages';
import { beginRefusal } from '@stundenbuch/domain/day/teams/rules';
import type { Day } from '@stundenbuch/domain/time/day';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { useToday } from '@stundenbuch/web/clock';
import { DateField, SearchSelect } from '@stundenbuch/web/data';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { CheckboxField, Dialog, DialogActions } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { nameOf } from './team-rows.tsx';
import { useAddDeputyMutation, useDeputyPeopleQuery, useTeamsQuery } from './teams.api.ts';

interface Props {
  /** An admin names the lead; anybody else sets the own deputy. */
  ofAll: boolean;
  self: number | null;
  onClose: () => void;
}

/** Somebody decides in place of a lead, from a day to a day. */
export function DeputyDialog({ ofAll, self, onClose }: Props) {
  const today = useToday();
  const alert = useAlert();
  const { who } = useSession();
  const [add] = useAddDeputyMutation();
  const { data: people = [] } = useDeputyPeopleQuery();
  const { data: teams = [] } = useTeamsQuery(undefined, { skip: !ofAll });
  const leads = new Map(teams.flatMap(({ leads: of }) => of).map((lead) => [lead.user, lead]));
  const form = useForm({
    values: {
      user: null as number | null,
      for_user: null as number | null,
      from: today as Day | null,
      to: null as Day | null,
      extras: [] as DeputyExtra[],
    },
    check: (typed) => {
      const asked = ofAll && typed.for_user === null ? { ...typed, for_user: undefined } : typed;
      const refusal = refusalBy(deputyInput, asked, teamSentences);
      if (refusal) return refusal;
      if (ofAll && typed.for_user === null) return refuseTeam('team_person', 'for_user');
      const { user, for_user, from, to } = deputyInput.parse(typed);
      if (user === (for_user ?? self)) return refuseTeam('deputy_self', 'user');
      return beginRefusal(from, today) ?? (to < from ? refuseWire('period_reversed', 'to') : null);
    },
    save: (typed) => add(deputyInput.parse(typed)).unwrap(),
    saved: () => {
      alert(teamTexts.deputyAdded);
      onClose();
    },
  });
  const options = people
    .filter(({ user }) => user !== (form.values.for_user ?? self))
    .map((one) => ({ value: one.user, label: nameOf(one) }));
  return (
    <Dialog open title="Vertretung eintragen" about="Entscheidungen über das Team" onClose={onClose}>
      <Form
        form={form}
        label="Vertretung"
        actions={<DialogActions confirm="Eintragen" busy={form.busy} onCancel={onClose} />}
      >
        {ofAll && (
          <SearchSelect
            {...form.field('for_user')}
            label="Leitung"
            required
            options={[...leads.values()].map((one) => ({ value: one.user, label: nameOf(one) }))}
          />
        )}
        <SearchSelect {...form.field('user')} label="Person" required options={options} />
        <DateField {...form.field('from')} label="Ab" required />
        <DateField {...form.field('to')} label="Letzter Tag" required />
        <p>
          Die Vertretung entscheidet, was die Leitung entscheiden darf, nie aber über deren Anträge oder
          eigene.
        </p>
        {DEPUTY_EXTRAS.filter((extra) => extra !== 'correct' || allows(officeParts.notified, who)).map(
          (extra) => (
            <CheckboxField
              key={extra}
              id={`${form.id}-${extra}`}
              name={extra}
              label={RIGHT_WORDS[extra].label}
              hint="soweit die Leitung es darf"
              value={form.values.extras.includes(extra)}
              disabled={form.busy}
              onChange={(isChosen) =>
                form.set({
                  extras: DEPUTY_EXTRAS.filter((one) =>
                    one === extra ? isChosen : form.values.extras.includes(one),
                  ),
                })
              }
            />
          ),
        )}
      </Form>
    </Dialog>
  );
}
