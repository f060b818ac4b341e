import type { World } from './world.ts';

/** Switches features of a company on, as the settings page would, but without what follows. */
export async function switchOn(world: World, company: number, features: string[], since = '2026-11-01') {
  await world.sql(
    'update companies set features = array(select distinct unnest(features || $2)) where id = $1',
    [company, features],
  );
  for (const feature of features) {
    await world.sql(
      `insert into company_settings (company_id, feature, since, created_at, created_by)
        values ($1, $2, $3, '2026-11-01', 0) on conflict (company_id, feature) do update set since = $3`,
      [company, feature, since],
    );
  }
}
