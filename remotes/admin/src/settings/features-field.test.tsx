import { renderPage } from '@stundenbuch/web/testing';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { features } from './features.fixture.ts';
import { FeaturesField } from './features-field.tsx';
import { afterSwitch, switchedIn } from './switches.ts';

const changes: string[] = [];

function Form({ error }: { error?: string }) {
  const [values, setValues] = useState({ permission: '0000000000', features: 'later' });
  const onSwitch = (name: string, isOn: boolean) => {
    const next = afterSwitch(values, name, isOn, features);
    changes.push(next.features);
    setValues(next);
  };
  return (
    <FeaturesField
      {...{ id: 'features', name: 'features', value: switchedIn(values), onSwitch, error, features }}
      disabled={false}
    />
  );
}

it('[FND-04] [FND-06] the company form of the global admin has the switches as a group of their own', async () => {
  const screen = await renderPage(<Form />);
  const group = screen.getByRole('group', { name: 'Funktionen' });
  await expect.element(group.getByRole('checkbox', { name: 'Boden' })).not.toBeChecked();
  const roof = group.getByRole('checkbox', { name: 'Dach' });
  await expect.element(roof).toHaveAccessibleDescription('Das bringt Dach. Braucht „Boden“.');
  await roof.click();
  await expect.element(group.getByRole('checkbox', { name: 'Boden' })).toBeChecked();
  await group.getByRole('checkbox', { name: 'Boden' }).click();
  await expect.element(roof).not.toBeChecked();
  // A name that this release does not know stays as it is.
  expect(changes).toEqual(['later,ground,roof', 'later']);
});

it('[FND-06] says at the group what must be switched first', async () => {
  const screen = await renderPage(<Form error="Zuerst „Boden“ einschalten." />);
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Zuerst „Boden“ einschalten.');
});
