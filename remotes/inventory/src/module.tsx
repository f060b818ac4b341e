import type { RemoteModule } from '@stundenbuch/web/module';
import { InventoryPage } from './inventory-page.tsx';
import { ItemDetailPage } from './item-detail-page.tsx';
import { ChangeItemPage, NewItemPage } from './item-form-pages.tsx';

const module: RemoteModule = {
  pages: { list: InventoryPage, detail: ItemDetailPage, create: NewItemPage, change: ChangeItemPage },
};

export const { pages } = module;
