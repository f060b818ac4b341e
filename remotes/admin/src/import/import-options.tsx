import type { ImportKind } from '@stundenbuch/domain/workflows/imports/contract';
import { DateField, SearchSelect } from '@stundenbuch/web/data';
import { CheckboxField, SelectField, TextField } from '@stundenbuch/web/kit';
import { useId } from 'react';
import { useWorkersQuery } from '../shared/admin.api.ts';
import { hasOpenings, isOfSomebody } from './import-kinds.ts';
import type { Question } from './reading/read.ts';
import type { Setup } from './reading/setup.ts';

interface Props {
  setup: Setup;
  kind: ImportKind;
  /** What the file leaves open, with the first cell that does. */
  questions: Partial<Record<Question, string>>;
  onChange: (setup: Setup) => void;
}

const CREATES: Partial<Record<ImportKind, string>> = {
  people: 'Arbeitsplätze, die es noch nicht gibt, werden angelegt',
  projects: 'Kunden und Kategorien, die es noch nicht gibt, werden angelegt',
  bookings: 'Personen (inaktiv), Projekte und Kunden, die es noch nicht gibt, werden angelegt',
  times: 'Personen, die es noch nicht gibt, werden inaktiv angelegt',
  absences: 'Personen, die es noch nicht gibt, werden inaktiv angelegt',
};

/** What is said once for all rows. */
export function ImportOptions({ setup, kind, questions, onChange }: Props) {
  const id = useId();
  const set = (changes: Partial<Setup>) => onChange({ ...setup, ...changes });
  const answer = (answers: Partial<Setup['answers']>) => set({ answers: { ...setup.answers, ...answers } });
  const isAsked = (question: Question) =>
    questions[question] !== undefined || setup.answers[question] !== null;
  const hasPerson = setup.mapping.email !== undefined || setup.mapping.personnelNumber !== undefined;
  return (
    <div className="sb-columns">
      {isAsked('order') && setup.source !== 'Clockify' && (
        <SelectField
          id={`${id}-order`}
          name="order"
          label="Was kommt in Daten wie 03/04/2026 zuerst?"
          hint={questions.order}
          required
          placeholder="Bitte wählen"
          value={setup.answers.order}
          options={[
            { value: 'dmy', label: 'der Tag: 3. April' },
            { value: 'mdy', label: 'der Monat: 4. März' },
          ]}
          onChange={(order) => answer({ order })}
        />
      )}
      {isAsked('thousands') && (
        <SelectField
          id={`${id}-thousands`}
          name="thousands"
          label="Was bedeutet 1.234?"
          hint={questions.thousands}
          required
          placeholder="Bitte wählen"
          value={setup.answers.thousands}
          options={[
            { value: 'decimal', label: 'eins Komma zwei drei vier' },
            { value: 'thousands', label: 'eintausendzweihundertvierunddreißig' },
          ]}
          onChange={(thousands) => answer({ thousands })}
        />
      )}
      {isOfSomebody(kind) && !hasPerson && (
        <Person id={`${id}-person`} value={setup.person} onChange={(person) => set({ person })} />
      )}
      {hasOpenings(kind) && (
        <DateField
          id={`${id}-starts`}
          name="startsOn"
          label="Stichtag"
          hint="Der Erste eines Monats: An diesem Tag gelten die Stände, wo die Tabelle keinen anderen nennt."
          value={setup.startsOn}
          onChange={(startsOn) => set({ startsOn })}
        />
      )}
      {kind === 'bookings' && (
        <TextField
          id={`${id}-text`}
          name="text"
          label="Text für Buchungen ohne Text"
          value={setup.text}
          onChange={(text) => set({ text })}
        />
      )}
      {(kind === 'bookings' || kind === 'times') && (
        <CheckboxField
          id={`${id}-round`}
          name="round"
          label="Auf 15 Minuten runden"
          hint="Sonst wird abgelehnt, was nicht auf eine Viertelstunde fällt."
          value={setup.round}
          onChange={(round) => set({ round })}
        />
      )}
      {CREATES[kind] && (
        <CheckboxField
          id={`${id}-create`}
          name="createMissing"
          label="Fehlende anlegen"
          hint={CREATES[kind]}
          value={setup.createMissing}
          onChange={(createMissing) => set({ createMissing })}
        />
      )}
    </div>
  );
}

interface PersonProps {
  id: string;
  value: string | null;
  onChange: (email: string) => void;
}

/** A sheet of hours is one person's. */
function Person({ id, value, onChange }: PersonProps) {
  const { data: workers = [] } = useWorkersQuery();
  return (
    <SearchSelect
      id={id}
      name="person"
      label="Alle Zeilen sind von"
      hint="wenn keine Spalte sagt, von wem"
      value={value}
      options={workers.map(({ email, first_name, name }) => ({
        value: email,
        label: `${first_name} ${name}`,
      }))}
      onChange={onChange}
    />
  );
}
