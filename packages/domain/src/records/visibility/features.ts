import { z } from 'zod';
import type { FeatureDefinition } from '../../access/feature.ts';
import { ABSENCE_TYPES } from '../entries/status.ts';
import { visibilityWords } from './feature-words.ts';
import { betrays, LOOKS, type Matrix, presetLook, RELATIONS, type Relation } from './matrix.ts';
import { visibilitySentences } from './messages.ts';

const looksOf = (relation: Relation) =>
  z
    .object(
      Object.fromEntries(
        ABSENCE_TYPES.map((type) => [
          type,
          z.enum(LOOKS, 'invalid_input').default(presetLook(relation, type)),
        ]),
      ),
      'invalid_input',
    )
    .prefault({});

const matrix = z
  .object(
    Object.fromEntries(RELATIONS.map((relation) => [relation, looksOf(relation)])) as Record<
      Relation,
      ReturnType<typeof looksOf>
    >,
    'invalid_input',
  )
  .prefault({});

export const visibilityFeature = {
  ...visibilityWords,
  sentences: visibilitySentences,
  settings: z.object({
    /** Who sees what of which type (VIS-01). */
    matrix: matrix.refine((sent) => !betrays(sent as Matrix), 'matrix_betrays'),
  }),
} as const satisfies FeatureDefinition;
