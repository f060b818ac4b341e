import { renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { PinPart } from './pin-part.tsx';

const STATE = 'GET /api/clock/pin';
const person = { features: ['clock'] };

it('[CLK-07] sets the own PIN', async () => {
  let set = false;
  const screen = await renderPage(<PinPart />, {
    person,
    calls: {
      [STATE]: () => Response.json({ number: '1007', is_set: set }),
      'PUT /api/clock/pin': () => {
        set = true;
        return Response.json({ number: '1007', is_set: true });
      },
    },
  });
  await expect.element(screen.getByText(/Personalnummer 1007 .* noch keine PIN/)).toBeVisible();
  await screen.getByLabelText('Neue PIN').fill('471108');
  await screen.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(screen.getByText('PIN gespeichert.')).toBeVisible();
  await expect.element(screen.getByText(/Eine PIN ist gesetzt/)).toBeVisible();
  await expect.element(screen.getByLabelText('Neue PIN')).toHaveValue('');
  expect(screen.sent.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ pin: '471108' });
});

it('[CLK-07] says what is missing to whoever has no number', async () => {
  const screen = await renderPage(<PinPart />, {
    person,
    calls: { [STATE]: { number: null, is_set: false } },
  });
  await expect.element(screen.getByText(/Am Terminal gilt eine Personalnummer/)).toBeVisible();
  expect(document.querySelector('form')).toBeNull();
});
