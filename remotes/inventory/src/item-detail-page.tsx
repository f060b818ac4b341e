import { allows } from '@stundenbuch/domain/access/access';
import { inventoryPages } from '@stundenbuch/domain/sides/inventory/access';
import type { InventoryItem } from '@stundenbuch/domain/sides/inventory/contract';
import { formatDay, formatNumber } from '@stundenbuch/web/format';
import { ButtonLink, Facts, OpenById, PageHeader, Panel } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useInventoryItemQuery } from './inventory.api.ts';
import { ItemNotes } from './item-notes.tsx';
import { TuvDate } from './tuv-date.tsx';

/** /inventory-detail?id */
export function ItemDetailPage() {
  return (
    <OpenById<InventoryItem> useOne={useInventoryItemQuery}>{(item) => <ItemDetail item={item} />}</OpenById>
  );
}

function ItemDetail({ item }: { item: InventoryItem }) {
  const mayChange = allows(inventoryPages['/manage-inventory'], useSession().who);
  return (
    <>
      <PageHeader
        title={item.name}
        actions={
          mayChange && (
            <ButtonLink to={`/manage-inventory?id=${item.id}`} icon="edit">
              Bearbeiten
            </ButtonLink>
          )
        }
      />
      <Panel title="Angaben">
        <Facts
          facts={[
            ['Hersteller', item.manufacture],
            ['Kategorie', item.category_name],
            ['Menge', item.quantity === null ? null : formatNumber(item.quantity)],
            ['Kennzeichen', item.licence_plate],
            ['Seriennummer', item.serial_number],
            ['Kaufdatum', formatDay(item.buy_date)],
            ['TÜV', item.tuv_date && <TuvDate key="tuv" date={item.tuv_date} />],
          ]}
        />
      </Panel>
      {mayChange ? (
        <Panel>
          <ItemNotes key={item.version} item={item} />
        </Panel>
      ) : (
        <Panel title="Notizen">
          <p className="sb-notes">{item.notes ?? 'Es gibt keine Notizen.'}</p>
        </Panel>
      )}
    </>
  );
}
