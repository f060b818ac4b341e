import { type Member, memberInput, type TeamRecord } from '@stundenbuch/domain/day/teams/contract';
import { teamSentences, teamTexts } from '@stundenbuch/domain/day/teams/messages';
import { beginRefusal } from '@stundenbuch/domain/day/teams/rules';
import type { Day } from '@stundenbuch/domain/time/day';
import { useAlert } from '@stundenbuch/web/alerts';
import { useToday } from '@stundenbuch/web/clock';
import { type Column, DataTable, DateField } from '@stundenbuch/web/data';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { Button, CheckboxField, Dialog, DialogActions, Panel } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { EndDialog } from './end-dialog.tsx';
import { TeamChangePreview } from './team-change-preview.tsx';
import { nameOf, PersonSelect, periodColumns, personColumn, useIsOver } from './team-rows.tsx';
import { useAddMemberMutation, useEndMemberMutation } from './teams.api.ts';

const columns: Column<Member>[] = [
  personColumn as Column<Member>,
  { key: 'home', title: 'Stammteam', value: ({ home }) => (home ? 'ja' : 'nein') },
  ...(periodColumns as Column<Member>[]),
];

/** Who is, was or will be in the team. */
export function TeamMembers({ team }: { team: TeamRecord }) {
  const [end] = useEndMemberMutation();
  const [isAdding, setIsAdding] = useState(false);
  const [ending, setEnding] = useState<Member | null>(null);
  const isOver = useIsOver();
  return (
    <Panel
      title="Mitglieder"
      actions={
        !team.archived && (
          <Button icon="add" onClick={() => setIsAdding(true)}>
            Mitglied hinzufügen
          </Button>
        )
      }
    >
      <DataTable
        id="team-members"
        label="Mitglieder"
        columns={columns}
        rows={team.members}
        rowKey={({ id }) => id}
        step={!team.archived && <Button onClick={() => setIsAdding(true)}>Mitglied hinzufügen</Button>}
        empty="Noch niemand gehört zu diesem Team."
        actions={(member) =>
          !isOver(member) && (
            <Button
              kind="quiet"
              label={`Mitgliedschaft von ${nameOf(member)} beenden`}
              onClick={() => setEnding(member)}
            >
              Beenden
            </Button>
          )
        }
      />
      {isAdding && <MemberDialog team={team} onClose={() => setIsAdding(false)} />}
      {ending && (
        <EndDialog
          title="Mitgliedschaft beenden"
          row={ending}
          preview={{ change: 'memberEnd', id: ending.id }}
          save={(to) => end({ id: ending.id, to }).unwrap()}
          onClose={() => setEnding(null)}
        />
      )}
    </Panel>
  );
}

function MemberDialog({ team, onClose }: { team: TeamRecord; onClose: () => void }) {
  const today = useToday();
  const alert = useAlert();
  const [add] = useAddMemberMutation();
  const form = useForm({
    values: { user: null as number | null, from: today as Day | null, home: true },
    check: (typed) =>
      refusalBy(memberInput, typed, teamSentences) ?? beginRefusal(memberInput.parse(typed).from, today),
    save: (typed) => add({ id: team.id, ...memberInput.parse(typed) }).unwrap(),
    saved: () => {
      alert(teamTexts.memberAdded);
      onClose();
    },
  });
  const typed = memberInput.safeParse(form.values);
  const isRight = typed.success && !beginRefusal(typed.data.from, today);
  return (
    <Dialog open title="Mitglied hinzufügen" about={team.name} onClose={onClose}>
      <Form
        form={form}
        label="Mitglied"
        actions={<DialogActions confirm="Hinzufügen" busy={form.busy} onCancel={onClose} />}
      >
        <PersonSelect field={form.field('user')} readers />
        <DateField {...form.field('from')} label="Ab" required />
        <CheckboxField
          {...form.field('home')}
          label="Stammteam"
          hint="Die Leitung des Stammteams entscheidet über Anträge; jede Person hat höchstens eines."
        />
        <TeamChangePreview asked={isRight ? { change: 'member', id: team.id, body: typed.data } : null} />
      </Form>
    </Dialog>
  );
}
