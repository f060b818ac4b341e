import { SelectField } from '@stundenbuch/web/kit';
import { useId } from 'react';
import type { TeamChoice } from './use-team-choice.ts';

interface Props {
  teams: readonly { id: number; name: string }[];
  team: number | null;
  choose: (team: number | null) => void;
  /** What choosing none reads as. */
  all?: string;
}

/** Nothing where there is no team to choose. */
export const TeamPicker = ({ choice }: { choice: TeamChoice }) =>
  choice.teams.length > 0 && <TeamSelect {...choice} />;

export function TeamSelect({ teams, team, choose, all = 'Alle Teams' }: Props) {
  return (
    <SelectField
      id={useId()}
      name="team"
      label="Team"
      value={team ?? 0}
      options={[{ value: 0, label: all }, ...teams.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={(chosen) => choose(chosen || null)}
    />
  );
}
