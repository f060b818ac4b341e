import { renderPage } from '@stundenbuch/web/testing';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Button, ConfirmDialog, FormActions } from './index.ts';

type Screen = Awaited<ReturnType<typeof renderPage>>;
const names = (screen: Screen) =>
  screen
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);

it('orders its buttons: save, back, delete', async () => {
  const remove = vi.fn();
  const pages = (
    <Routes>
      <Route path="/liste" element={<p>Liste</p>} />
      <Route path="/formular" element={<FormActions busy={false} onDelete={remove} />} />
    </Routes>
  );
  const screen = await renderPage(pages, { path: '/liste' });
  await screen.router.navigate('/formular');
  await expect.poll(() => names(screen)).toEqual(['Speichern', 'Abbrechen', 'Löschen']);
  await screen.getByRole('button', { name: 'Löschen' }).click();
  await expect.poll(() => remove).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'Abbrechen' }).click();
  await expect.poll(screen.at).toBe('/liste');
});

it('takes no click while busy, and no submit while disabled', async () => {
  const busy = await renderPage(<FormActions busy onDelete={() => undefined} />);
  for (const button of busy.getByRole('button').elements()) expect(button).toBeDisabled();
  await busy.unmount();
  const waiting = await renderPage(<FormActions busy={false} waits save="Beantragen" />);
  await expect.element(waiting.getByRole('button', { name: 'Beantragen' })).toBeDisabled();
  await expect.element(waiting.getByRole('button', { name: 'Abbrechen' })).toBeEnabled();
});

function Saving() {
  const [busy, setBusy] = useState(true);
  return (
    <>
      <FormActions busy={busy} />
      <Button onClick={() => setBusy(false)}>fertig</Button>
    </>
  );
}

it('calls its button by its label alone, while it is busy and afterwards', async () => {
  const screen = await renderPage(<Saving />);
  const save = screen.getByRole('button', { name: 'Speichern', exact: true });
  await expect.element(save).toHaveAttribute('aria-busy', 'true');
  await screen.getByRole('button', { name: 'fertig' }).click();
  await expect.element(save).toBeEnabled();
});

it('puts the harmless button of a question first', async () => {
  const screen = await renderPage(
    <ConfirmDialog open question="Löschen?" confirm="Löschen" onConfirm={vi.fn()} onCancel={vi.fn()} />,
  );
  await expect.poll(() => names(screen)).toEqual(['Abbrechen', 'Löschen']);
  await expect.element(screen.getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
});
