import { recordingOf } from '@stundenbuch/domain/day/contracts/recorded';
import type { OpenMonths } from '@stundenbuch/domain/day/workday/open-days';
import { useSession } from '@stundenbuch/web/session';
import type { Viewer } from '../shared/day-view.ts';

/** Whose days they are, as far as it decides what can be recorded. */
export function useViewer(months: OpenMonths | undefined): Viewer {
  const { who, user } = useSession();
  return {
    ...recordingOf(user),
    ...{ flags: who?.flags ?? [], months },
    ...{ working_days: user?.working_days ?? null, first_day: user?.first_day ?? null },
  };
}
