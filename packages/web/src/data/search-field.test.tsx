import { renderPage } from '@stundenbuch/web/testing';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SearchField } from './index.ts';

function Search() {
  const [text, setText] = useState('');
  return <SearchField value={text} onChange={setText} />;
}

it('a search is cleared by a button, which only appears with a text', async () => {
  const screen = await renderPage(<Search />);
  const box = screen.getByRole('searchbox', { name: 'Suche' });
  const clear = screen.getByRole('button', { name: 'Eingabe leeren' });
  await expect.element(box).toBeVisible();
  await expect.element(clear).not.toBeInTheDocument();
  await box.fill('Hotel');
  await clear.click();
  await expect.element(box).toHaveValue('');
  await expect.element(box).toHaveFocus();
});
