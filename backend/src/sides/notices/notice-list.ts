import { z } from 'zod';
import { type ListShape, queryOf } from '../../platform/database/listing.ts';
import { sql } from '../../platform/database/sql.ts';

/** The newest first. */
export const noticeList = {
  sortable: { created_at: sql`created_at` },
  shown: { created_at: null },
  order: sql`created_at desc`,
  key: sql`id desc`,
} satisfies ListShape;

const { page, size } = queryOf(noticeList).shape;

/** Neither sorted nor searched. */
export const noticeQuery = z.object({ page, size });
