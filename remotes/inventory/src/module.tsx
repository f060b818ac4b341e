import { late } from '@stundenbuch/web/late';
import type { RemoteModule } from '@stundenbuch/web/module';

const module: RemoteModule = {
  pages: {
    list: late(async () => (await import('./inventory-page.tsx')).InventoryPage),
    detail: late(async () => (await import('./item-detail-page.tsx')).ItemDetailPage),
    create: late(async () => (await import('./item-form-pages.tsx')).NewItemPage),
    change: late(async () => (await import('./item-form-pages.tsx')).ChangeItemPage),
  },
};

export const { pages } = module;
