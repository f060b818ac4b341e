import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { renderPage } from '@stundenbuch/web/testing';
import { expect, it, vi } from 'vitest';
import type { Failure } from '../api/index.ts';
import { Button, TextField } from '../kit/index.ts';
import { Form, useForm } from './index.ts';

interface Props {
  save: (values: { first: string; second: string }) => Promise<unknown>;
  saved?: () => void;
}

function Example({ save, saved }: Props) {
  const form = useForm({
    values: { first: '', second: '' },
    check: ({ first }) => (first ? null : refuseWire('fields_missing', 'first')),
    save,
    ...(saved && { saved }),
  });
  return (
    <Form form={form} actions={<Button type="submit">Speichern</Button>}>
      <TextField label="Erstes" {...form.field('first')} />
      <TextField label="Zweites" {...form.field('second')} />
    </Form>
  );
}

const failure = (kind: Failure['kind'], field?: string): Failure => ({
  kind,
  status: kind === 'network' ? 0 : 409,
  code: 'taken',
  message: 'Schon vergeben.',
  ...(field && { field }),
});

it('shows a rule of the domain at its field, focuses it and sends nothing', async () => {
  const save = vi.fn();
  const screen = await renderPage(<Example save={save} />);
  await screen.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(screen.getByText('Bitte befüllen Sie alle Felder.')).toBeVisible();
  await expect.element(screen.getByLabelText('Erstes')).toHaveFocus();
  await expect.element(screen.getByLabelText('Erstes')).toHaveAttribute('aria-invalid', 'true');
  expect(save).not.toHaveBeenCalled();
});

it('shows a refusal of the server at its field and preserves the input', async () => {
  const screen = await renderPage(<Example save={() => Promise.reject(failure('refused', 'second'))} />);
  await screen.getByLabelText('Erstes').fill('Anna');
  await screen.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(screen.getByText('Schon vergeben.')).toBeVisible();
  await expect.element(screen.getByLabelText('Zweites')).toHaveFocus();
  await expect.element(screen.getByLabelText('Erstes')).toHaveValue('Anna');
});

it('shows failures without a field below the form, even network failures', async () => {
  const screen = await renderPage(<Example save={() => Promise.reject(failure('network', 'elsewhere'))} />);
  await screen.getByLabelText('Erstes').fill('Anna');
  await screen.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(screen.getByRole('alert').filter({ hasText: 'Schon vergeben.' })).toBeVisible();
  await expect.element(screen.getByLabelText('Erstes')).toHaveValue('Anna');
});

it('saves once however often it is submitted, and blocks its fields meanwhile', async () => {
  const pending = Promise.withResolvers<void>();
  const save = vi.fn(() => pending.promise);
  const saved = vi.fn();
  const screen = await renderPage(<Example save={save} saved={saved} />);
  await screen.getByLabelText('Erstes').fill('Anna');
  const form = document.querySelector('form');
  form?.requestSubmit();
  form?.requestSubmit();
  await expect.element(screen.getByLabelText('Erstes')).toBeDisabled();
  pending.resolve();
  await expect.element(screen.getByLabelText('Erstes')).toBeEnabled();
  expect(save).toHaveBeenCalledOnce();
  expect(saved).toHaveBeenCalledOnce();
});

it('asks before unsaved input is lost, and not after saving', async () => {
  const screen = await renderPage(<Example save={async () => undefined} />, { path: '/form' });
  await screen.getByLabelText('Erstes').fill('Anna');
  await screen.router.navigate('/anderswo');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await screen.getByRole('button', { name: 'Hier bleiben' }).click();
  expect(screen.at()).toBe('/form');
  await screen.getByRole('button', { name: 'Speichern' }).click();
  await screen.router.navigate('/anderswo');
  await expect.poll(() => screen.at()).toBe('/anderswo');
});

it('guards two forms on one page', async () => {
  const screen = await renderPage(
    <>
      <Example save={async () => undefined} />
      <Example save={async () => undefined} />
    </>,
    { path: '/form' },
  );
  await screen.getByLabelText('Zweites').nth(1).fill('Anna');
  await screen.router.navigate('/anderswo');
  await screen.getByRole('button', { name: 'Verlassen' }).click();
  await expect.poll(screen.at).toBe('/anderswo');
});
