import { allows } from '@stundenbuch/domain/access/access';
import { officeParts } from '@stundenbuch/domain/day/office/access';
import {
  type Lead,
  leadInput,
  TEAM_RIGHTS,
  type TeamRecord,
  type TeamRight,
} from '@stundenbuch/domain/day/teams/contract';
import { RIGHT_WORDS } from '@stundenbuch/domain/day/teams/feature-words';
import { teamSentences, teamTexts } from '@stundenbuch/domain/day/teams/messages';
import { beginRefusal } from '@stundenbuch/domain/day/teams/rules';
import type { Day } from '@stundenbuch/domain/time/day';
import { useAlert } from '@stundenbuch/web/alerts';
import { useToday } from '@stundenbuch/web/clock';
import { type Column, DataTable, DateField } from '@stundenbuch/web/data';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { Button, CheckboxField, Dialog, DialogActions, Panel } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { EndDialog } from './end-dialog.tsx';
import { TeamChangePreview } from './team-change-preview.tsx';
import { nameOf, PersonSelect, periodColumns, personColumn, useIsOver } from './team-rows.tsx';
import { useAddLeadMutation, useEndLeadMutation } from './teams.api.ts';

const columns: Column<Lead>[] = [
  personColumn as Column<Lead>,
  {
    key: 'rights',
    title: 'Darf',
    value: ({ rights }) => rights.map((right) => RIGHT_WORDS[right].label).join(', '),
    card: 'text',
  },
  ...(periodColumns as Column<Lead>[]),
];

/** Who leads the team, led it or will lead it. */
export function TeamLeads({ team }: { team: TeamRecord }) {
  const [end] = useEndLeadMutation();
  const [isAdding, setIsAdding] = useState(false);
  const [ending, setEnding] = useState<Lead | null>(null);
  const isOver = useIsOver();
  const others = team.leads.filter((lead) => !isOver(lead) && lead.id !== ending?.id);
  return (
    <Panel
      title="Leitung"
      actions={
        !team.archived && (
          <Button icon="add" onClick={() => setIsAdding(true)}>
            Leitung eintragen
          </Button>
        )
      }
    >
      <DataTable
        id="team-leads"
        label="Leitung"
        columns={columns}
        rows={team.leads}
        rowKey={({ id }) => id}
        step={!team.archived && <Button onClick={() => setIsAdding(true)}>Leitung eintragen</Button>}
        empty="Niemand leitet dieses Team: Die Verwaltung entscheidet über seine Anträge."
        actions={(lead) =>
          !isOver(lead) && (
            <Button
              kind="quiet"
              label={`Leitung durch ${nameOf(lead)} beenden`}
              onClick={() => setEnding(lead)}
            >
              Beenden
            </Button>
          )
        }
      />
      {isAdding && <LeadDialog team={team} onClose={() => setIsAdding(false)} />}
      {ending && (
        <EndDialog
          title="Leitung beenden"
          row={ending}
          preview={{ change: 'leadEnd', id: ending.id }}
          hint={
            others.length === 0
              ? 'Danach leitet niemand das Team, und die Verwaltung entscheidet.'
              : undefined
          }
          save={(to) => end({ id: ending.id, to }).unwrap()}
          onClose={() => setEnding(null)}
        />
      )}
    </Panel>
  );
}

function LeadDialog({ team, onClose }: { team: TeamRecord; onClose: () => void }) {
  const today = useToday();
  const alert = useAlert();
  const [add] = useAddLeadMutation();
  const form = useForm({
    values: {
      user: null as number | null,
      from: today as Day | null,
      rights: ['absences', 'hours'] as TeamRight[],
    },
    check: (typed) =>
      refusalBy(leadInput, typed, teamSentences) ?? beginRefusal(leadInput.parse(typed).from, today),
    save: (typed) => add({ id: team.id, ...leadInput.parse(typed) }).unwrap(),
    saved: () => {
      alert(teamTexts.leadAdded);
      onClose();
    },
  });
  const { who } = useSession();
  const offered = TEAM_RIGHTS.filter((right) => right !== 'correct' || allows(officeParts.notified, who));
  const { rights } = form.values;
  const { error } = form.field('rights');
  const typed = leadInput.safeParse(form.values);
  const isRight = typed.success && !beginRefusal(typed.data.from, today);
  return (
    <Dialog open title="Leitung eintragen" about={team.name} onClose={onClose}>
      <Form
        form={form}
        label="Leitung"
        actions={<DialogActions confirm="Eintragen" busy={form.busy} onCancel={onClose} />}
      >
        <PersonSelect field={form.field('user')} />
        <DateField {...form.field('from')} label="Ab" required />
        <fieldset>
          <legend>Darf</legend>
          {offered.map((right, at) => (
            <CheckboxField
              key={right}
              id={`${form.id}-${at === 0 ? 'rights' : right}`}
              name={right}
              {...RIGHT_WORDS[right]}
              value={rights.includes(right) || (right === 'hours' && rights.includes('correct'))}
              disabled={form.busy}
              {...(at === 0 && error && { error })}
              onChange={(isChosen) =>
                form.set({
                  rights: isChosen ? [...rights, right] : rights.filter((other) => other !== right),
                })
              }
            />
          ))}
        </fieldset>
        <TeamChangePreview asked={isRight ? { change: 'lead', id: team.id, body: typed.data } : null} />
      </Form>
    </Dialog>
  );
}
