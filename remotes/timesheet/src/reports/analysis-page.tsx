import { allows } from '@stundenbuch/domain/access/access';
import { analysisParts } from '@stundenbuch/domain/accounts/analysis/access';
import { LinkTileView, PageHeader, Tiles } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import { analysisPagesFor } from './analysis-tiles.ts';

const Analysis = lazyPage(async () => (await import('../analysis/analysis.tsx')).Analysis);

/** /analysis: what projects brought, where the company has budgets and reports; else the tiles alone. */
export function AnalysisPage() {
  const { who } = useSession();
  if (allows(analysisParts.page, who)) return <Analysis />;
  return (
    <>
      <PageHeader title="Auswertung" />
      <Tiles>
        {analysisPagesFor(who).map((tile) => (
          <LinkTileView key={tile.path} {...tile} />
        ))}
      </Tiles>
    </>
  );
}
