import { renderPage } from '@stundenbuch/web/testing';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { features } from './features.fixture.ts';
import { FeaturesField } from './features-field.tsx';

const changes: string[] = [];

function Form({ error }: { error?: string }) {
  const [value, setValue] = useState('later,ground');
  const onChange = (next: string) => {
    changes.push(next);
    setValue(next);
  };
  return (
    <FeaturesField
      {...{ id: 'features', name: 'features', value, onChange, error, features }}
      disabled={false}
    />
  );
}

it('[FND-04] the company form of the global admin has the switches as a group of their own', async () => {
  const screen = await renderPage(<Form />);
  const group = screen.getByRole('group', { name: 'Funktionen' });
  await expect.element(group.getByRole('checkbox', { name: 'Boden' })).toBeChecked();
  await expect.element(group.getByRole('checkbox', { name: 'Dach' })).not.toBeChecked();
  await group.getByRole('checkbox', { name: 'Dach' }).click();
  await group.getByRole('checkbox', { name: 'Boden' }).click();
  await expect.element(group.getByRole('checkbox', { name: 'Boden' })).not.toBeChecked();
  // A name that this release does not know stays as it is.
  expect(changes).toEqual(['later,ground,roof', 'later,roof']);
});

it('[FND-06] says at the group what must be switched first', async () => {
  const screen = await renderPage(<Form error="Zuerst „Boden“ einschalten." />);
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Zuerst „Boden“ einschalten.');
});
