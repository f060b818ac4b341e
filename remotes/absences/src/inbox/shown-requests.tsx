import { allows } from '@stundenbuch/domain/access/access';
import { absencePages } from '@stundenbuch/domain/records/absences/access';
import { Button, ButtonLink, SelectField } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { type TeamChoice, TeamPicker } from '@stundenbuch/web/teams';

const SHOWN = [
  { value: 'office', label: 'Ohne Teamleitung' },
  { value: 'all', label: 'Alle' },
] as const;

interface Props {
  choice: TeamChoice;
  /** Whether the list begins with what nobody but the office decides on. */
  hasOffice: boolean;
  isAll: boolean;
  onAll: (isAll: boolean) => void;
}

/** Which open requests the inbox lists. */
export function ShownRequests({ choice, hasOffice, isAll, onAll }: Props) {
  if (!hasOffice && choice.teams.length === 0) return null;
  return (
    <div className="sb-filters">
      {hasOffice && (
        <SelectField
          id="open-requests-of"
          name="of"
          label="Anträge"
          value={isAll ? 'all' : 'office'}
          options={SHOWN}
          onChange={(shown) => onAll(shown === 'all')}
        />
      )}
      <TeamPicker choice={choice} />
    </div>
  );
}

/** Nothing waits: what the list leaves out, else who is away. */
export function AfterRequests({ choice, hasOffice, isAll, onAll }: Props) {
  const { who } = useSession();
  if (hasOffice && !isAll) return <Button onClick={() => onAll(true)}>Alle Anträge zeigen</Button>;
  if (choice.team !== null) return <Button onClick={() => choice.choose(null)}>Alle Teams zeigen</Button>;
  if (!allows(absencePages['/vacation-overview'], who)) return null;
  return <ButtonLink to="/vacation-overview">Urlaubskalender öffnen</ButtonLink>;
}
