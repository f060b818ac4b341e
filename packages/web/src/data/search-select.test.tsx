import { renderPage } from '@stundenbuch/web/testing';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SearchSelect } from './index.ts';

const projects = Array.from({ length: 150 }, (_, i) => ({ value: 1001 + i, label: `Projekt ${i + 1}` }));

function Chosen({ start = null, error }: { start?: number | null; error?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <SearchSelect
        id="p"
        name="project"
        label="Projekt"
        required
        {...(error && { error })}
        value={value}
        onChange={setValue}
        options={projects}
      />
      <output>{value ?? 'leer'}</output>
    </>
  );
}

async function open(start?: number) {
  const screen = await renderPage(<Chosen {...(start && { start })} />);
  const box = screen.getByRole('combobox', { name: /Projekt/ });
  await box.click();
  await expect.element(screen.getByRole('listbox', { name: 'Projekt' })).toBeInTheDocument();
  return { screen, box };
}

/** The visible options; screen readers get a separate list. */
const rows = () =>
  page
    .getByTitle(/^Projekt \d+$/)
    .elements()
    .filter((row) => row.closest('.sb-control') === null) as HTMLElement[];
const answer = () => document.querySelector('output')?.textContent;
const active = () =>
  document.getElementById(
    document.querySelector('[role=combobox]')?.getAttribute('aria-activedescendant') ?? '',
  );

it('renders only the visible part of a long list, in rows of the assumed height', async () => {
  await open();
  expect(rows().length).toBeGreaterThan(5);
  expect(rows().length).toBeLessThan(20);
  expect(new Set(rows().map((row) => row.offsetHeight))).toEqual(new Set([38]));
});

it('writes no rules at run time, only the values of its theme', async () => {
  const before = new Set(document.querySelectorAll('style'));
  await open();
  const written = [...document.querySelectorAll('style')]
    .filter((style) => !before.has(style))
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .flatMap((rule) => (rule instanceof CSSStyleRule ? [...rule.style] : [rule.cssText]));
  expect(written.filter((property) => !property.startsWith('--'))).toEqual([]);
});

it('filters while typing, ignoring case, and selects by Enter', async () => {
  const { box } = await open();
  await userEvent.keyboard('pROJEKT 149');
  await expect.poll(() => rows().map((row) => row.textContent)).toEqual(['Projekt 149']);
  expect(active()?.getAttribute('aria-label')).toBe('Projekt 149');
  await userEvent.keyboard('{Enter}');
  await expect.poll(answer).toBe('1149');
  await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  await expect.element(box).toHaveValue('');
});

it('moves with the arrow keys, wraps at both ends, and informs screen readers', async () => {
  await open();
  await expect.poll(() => active()?.getAttribute('aria-label')).toBe('Projekt 1');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => active()?.getAttribute('aria-label')).toBe('Projekt 2');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.poll(() => active()?.getAttribute('aria-label')).toBe('Projekt 150');
  await userEvent.keyboard('{Enter}');
  await expect.poll(answer).toBe('1150');
});

it('opens at the selected option and marks it', async () => {
  await open(1100);
  await expect.poll(() => active()?.getAttribute('aria-selected')).toBe('true');
  expect(active()?.getAttribute('aria-label')).toBe('Projekt 100');
  await expect.poll(() => rows().some((row) => row.title === 'Projekt 100')).toBe(true);
});

it('closes by Escape without a selection', async () => {
  const { box } = await open(1007);
  await userEvent.keyboard('9{Escape}');
  await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  expect(answer()).toBe('1007');
});

it('says that there are no matches', async () => {
  const { screen } = await open();
  await userEvent.keyboard('Wolke');
  await expect.element(screen.getByText('Nichts gefunden', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('listbox', { name: 'Projekt' })).toHaveTextContent('Nichts gefunden');
  expect(rows()).toEqual([]);
});

it('is required, and its error is part of its description', async () => {
  const screen = await renderPage(<Chosen error="Bitte wählen Sie ein Projekt." />);
  const box = screen.getByRole('combobox', { name: /Projekt/ });
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box).toHaveAttribute('aria-required', 'true');
  await expect.element(box).toHaveAccessibleDescription('Bitte wählen Sie ein Projekt.');
});

it('shows what was chosen as clearly as before while the list is open', async () => {
  const { screen } = await open(1003);
  const chosen = screen.container.querySelector('.sb-chosen') as Element;
  expect(chosen.textContent).toBe('Projekt 3');
  await expect.poll(() => getComputedStyle(chosen).opacity).toBe('1');
});
