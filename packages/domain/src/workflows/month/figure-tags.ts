import { overtimeTags } from '../../accounts/overtime/tags.ts';
import { ledgerTags } from '../../accounts/vacation/tags.ts';
import { contractTags } from '../../day/contracts/tags.ts';
import { featureTags } from '../../features/tags.ts';
import { absenceTags } from '../../records/absences/tags.ts';
import { monthTags } from './tags.ts';

const BOTH = [...absenceTags, ...contractTags, ...featureTags, 'Calendar', 'User'] as const;

/**
 * What the hours of people depend on: whatever shows some is remembered under all of these, so that no change of them is
 * overlooked. A page that is fetched once too often is cheaper than a wrong figure.
 */
export const HOURS_DEPEND_ON = [...BOTH, ...overtimeTags, ...monthTags, 'WorkingTime', 'Clock'] as const;

/** The same of vacation accounts. */
export const VACATION_DEPENDS_ON = [...BOTH, ...ledgerTags] as const;
