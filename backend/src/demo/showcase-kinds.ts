import { absenceKindInput } from '@stundenbuch/domain/records/kinds/contract';
import { KIND_PRESETS } from '@stundenbuch/domain/records/kinds/presets';
import { AbsenceKinds } from '../records/kinds/absence-kinds.service.ts';
import { bossOf, type Occurrence, on, type Stage } from './showcase-events.ts';
import { firstDay } from './year.ts';

const TAKEN_OVER: readonly string[] = ['Kind krank', 'Unbezahlt', 'Bildungsurlaub'];

/** The office takes over three presets at the beginning; `ids` are theirs, by name. */
export function kindOccurrences(stage: Stage, ids: Map<string, number>): Occurrence[] {
  const { house, today } = stage;
  return KIND_PRESETS.filter(({ name }) => TAKEN_OVER.includes(name)).map((preset) =>
    on(stage, firstDay(today), 8, bossOf(stage), async (boss) => {
      const { id } = await house.service(AbsenceKinds).create(boss, absenceKindInput.parse(preset));
      ids.set(preset.name, id);
    }),
  );
}
