import { useEffect } from 'react';

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Stundenbuch' ? title : `${title} – Stundenbuch`;
    document.querySelector('h1')?.setAttribute('tabindex', '-1');
  }, [title]);
}
