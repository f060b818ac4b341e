import { Spinner } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';

/** What stands beside the lists of the inbox. */
export const requestPages = {
  '/request': lazyPage(async () => (await import('./person-request-page.tsx')).PersonRequestPage, Spinner),
};
