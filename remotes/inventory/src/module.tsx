import { lazyPage } from '@stundenbuch/web/lazy-page';
import type { RemoteModule } from '@stundenbuch/web/module';

const module: RemoteModule = {
  pages: {
    list: lazyPage(async () => (await import('./inventory-page.tsx')).InventoryPage),
    detail: lazyPage(async () => (await import('./item-detail-page.tsx')).ItemDetailPage),
    create: lazyPage(async () => (await import('./item-form-pages.tsx')).NewItemPage),
    change: lazyPage(async () => (await import('./item-form-pages.tsx')).ChangeItemPage),
  },
};

export const { pages } = module;
