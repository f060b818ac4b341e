import { SENSITIVE_TYPES } from '../absences/access.ts';
import { ABSENCE_TYPES } from '../entries/status.ts';
import { TYPE } from '../entries/type-codes.ts';

/** What somebody reads of an absence of another: not that there is one, that the person is away, or why. In this order. */
export const LOOKS = ['nothing', 'away', 'type'] as const;
export type Look = (typeof LOOKS)[number];

/** What somebody is to the person who is away. Whoever is no reader is a colleague of everybody. */
export const RELATIONS = ['colleague', 'job', 'substitute', 'reader'] as const;
export type Relation = (typeof RELATIONS)[number];

/** By the code of the type. */
export type Looks = Readonly<Record<number, Look>>;
export type Matrix = Readonly<Record<Relation, Looks>>;

/** What some colleagues are besides: it adds to what all see, and by itself nothing. */
export const isBesides = (relation: Relation): boolean => relation === 'job' || relation === 'substitute';

/** What a company sees that has set nothing: colleagues everything but sickness and school, readers all (AMB-80). */
export function presetLook(relation: Relation, type: number): Look {
  if (relation === 'reader') return 'type';
  return isBesides(relation) || SENSITIVE_TYPES.includes(type) ? 'nothing' : 'type';
}

const presetOf = (relation: Relation): Looks =>
  Object.fromEntries(ABSENCE_TYPES.map((type) => [type, presetLook(relation, type)]));

export const PRESET = Object.fromEntries(
  RELATIONS.map((relation) => [relation, presetOf(relation)]),
) as unknown as Matrix;

/** As if every type were vacation. */
export const asVacation = (matrix: Matrix): Matrix =>
  Object.fromEntries(
    RELATIONS.map((relation) => [
      relation,
      Object.fromEntries(ABSENCE_TYPES.map((type) => [type, matrix[relation][TYPE.vacation] ?? 'nothing'])),
    ]),
  ) as unknown as Matrix;

/** Who looks at an absence. */
export interface Viewer {
  isAdmin: boolean;
  /** The own absence. */
  isSelf: boolean;
  /** Leads the person on that day, and may see sickness as such or not; null: leads them not. */
  leads: { sick: boolean } | null;
  relations: readonly Relation[];
}

/**
 * What somebody sees of an absence of a type: the one rule of every list, count, export, calendar and feed. Of several relations
 * that which shows most (SET-39). To a lead without the right to see sickness everything of led people reads the same, whatever
 * colleagues see: else 'Abwesend' would mean sick (SET-37).
 */
export function seen({ isAdmin, isSelf, leads, relations }: Viewer, type: number, matrix: Matrix): Look {
  if (isAdmin || isSelf || leads?.sick) return 'type';
  if (leads) return 'away';
  return most(relations.map((relation) => matrix[relation][type] ?? 'nothing'));
}

const most = (looks: readonly Look[]): Look =>
  looks.reduce((one, other) => (LOOKS.indexOf(other) > LOOKS.indexOf(one) ? other : one), 'nothing');

/** Everything that somebody can be to another at once. */
const COMBINED: readonly (readonly Relation[])[] = [
  ['colleague'],
  ['colleague', 'job'],
  ['colleague', 'substitute'],
  ['colleague', 'job', 'substitute'],
  ['reader'],
];

/**
 * Whether 'away' tells somebody that a person is sick or at school: it does where vacation, of which there is most, does not
 * read the same (SET-38).
 */
export function betrays(matrix: Matrix): boolean {
  return COMBINED.some((relations) => {
    const look = (type: number) =>
      seen({ isAdmin: false, isSelf: false, leads: null, relations }, type, matrix);
    return look(TYPE.vacation) !== 'away' && SENSITIVE_TYPES.some((type) => look(type) === 'away');
  });
}
