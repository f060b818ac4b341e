import { useArrival } from '@stundenbuch/web/plain';
import { useEffect } from 'react';
import { heads, notFound } from './heads.ts';

/** Sets title and description of a public page and focuses its heading; null: there is no such page. */
export function usePageHead(path: keyof typeof heads | null): void {
  const { title, description } = path ? heads[path] : notFound;
  const heading = () => document.querySelector<HTMLElement>('main h1');

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
    heading()?.setAttribute('tabindex', '-1');
  }, [title, description]);
  useArrival(path ?? '', heading);
}
