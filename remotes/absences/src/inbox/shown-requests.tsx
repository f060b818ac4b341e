import { SelectField } from '@stundenbuch/web/kit';
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
