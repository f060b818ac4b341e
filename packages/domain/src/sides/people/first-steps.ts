import { allows, type Who } from '../../access/access.ts';
import { contractAccess } from '../../day/contracts/access.ts';
import type { Day } from '../../time/day.ts';
import { type Holiday, holidays } from '../../time/holidays.ts';
import type { Extra, Land } from '../../time/laender.ts';
import { projectPages } from '../projects/access.ts';
import type { FIRST_STEPS, FirstSteps } from './first-steps-contract.ts';

export interface FirstFacts {
  places: number;
  place: { name: string; land: Land; extras: Extra[] } | null;
  /** Everybody active of whom something is recorded. */
  recorded: number;
  /** Of these, those without a contract. */
  uncontracted: number;
  /** Everybody active but the one who asks. */
  others: number;
  /** Of these, those who have neither a password nor an invitation that is good. */
  uninvited: number;
  projects: boolean;
}

/** A step whose module or feature is off is absent. */
export function firstStepsOf(facts: FirstFacts, who: Who, today: Day): FirstSteps {
  const { places, place, recorded, uncontracted, others, uninvited, projects } = facts;
  const step = (name: (typeof FIRST_STEPS)[number], done: boolean, open = 0) => ({ name, done, open });
  return {
    steps: [
      step('land', place !== null, place ? 0 : places),
      step('people', recorded > 0 && others > 0),
      ...(allows(contractAccess.contracts, who)
        ? [step('contracts', recorded > 0 && uncontracted === 0, uncontracted)]
        : []),
      step('invitations', others > 0 && uninvited === 0, uninvited),
      ...(allows(projectPages['/new-project'], who) ? [step('project', projects)] : []),
    ],
    place: place && { name: place.name, land: place.land, holiday: nextHoliday(place, today) },
  };
}

function nextHoliday({ land, extras }: { land: Land; extras: Extra[] }, today: Day): Holiday {
  const year = Number(today.slice(0, 4));
  const days = [year, year + 1].flatMap((one) => holidays(land, extras, one));
  return days.find(({ day }) => day >= today) as Holiday;
}
