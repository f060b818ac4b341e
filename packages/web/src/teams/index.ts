export { TeamPicker, TeamSelect } from './team-picker.tsx';
export { useChosenTeam } from './use-chosen-team.ts';
export { type TeamChoice, useTeamChoice } from './use-team-choice.ts';
