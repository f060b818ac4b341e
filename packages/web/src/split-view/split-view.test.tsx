import { DataTable } from '@stundenbuch/web/data';
import { Form, useForm } from '@stundenbuch/web/form';
import {
  Button,
  DetailPaneContext,
  Dialog,
  PageHeader,
  Panel,
  TextField,
  useBack,
  usePageSearch,
} from '@stundenbuch/web/kit';
import { renderPage } from '@stundenbuch/web/testing';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SplitView } from './index.ts';

afterEach(() => page.viewport(1280, 900));

const rows = ['Anna', 'Bert', 'Cora'];

function Phone() {
  const form = useForm({ values: { phone: '' }, check: () => null, save: async () => undefined });
  return (
    <Form form={form} actions={<Button type="submit">Speichern</Button>}>
      <TextField label="Telefon" {...form.field('phone')} />
    </Form>
  );
}

function Detail() {
  const name = usePageSearch().get('name') ?? '';
  const back = useBack();
  const [text, setText] = useState('');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <PageHeader title={`Angaben zu ${name}`} />
      <Panel title="Notiz">
        <TextField id="note" name="note" label="Notiz" value={text} onChange={setText} />
        <button type="button" onClick={back}>
          Gespeichert
        </button>
        <button type="button" aria-expanded="true">
          Auswahl
        </button>
        <button type="button" onKeyDown={(event) => event.preventDefault()}>
          Eigene Tasten
        </button>
        <button type="button" onClick={() => setAsking(true)}>
          Fragen
        </button>
        {asking && (
          <Dialog open title="Wirklich?" onClose={() => setAsking(false)}>
            <button type="button">Ja</button>
          </Dialog>
        )}
        <Phone />
      </Panel>
    </>
  );
}

const pages = { '/detail': Detail };

function List() {
  const { pathname, search } = useLocation();
  return (
    <main>
      <PageHeader title="Leute" />
      <output>{`${pathname}${search}`}</output>
      <SplitView name="Leute" pages={pages}>
        <DataTable
          id="people"
          label="Leute"
          columns={[
            { key: 'name', title: 'Name', value: (name: string) => name, card: 'title' },
            { key: 'mail', title: 'E-Mail', value: (name: string) => `${name}@example.de`, yields: true },
          ]}
          rows={rows}
          rowKey={(name) => name}
          to={(name) => `/detail?name=${name}`}
        />
      </SplitView>
    </main>
  );
}

async function show(features: string[], width = 1600, path = '/list?team=2') {
  await page.viewport(width, 900);
  const screen = await renderPage(<List />, { path, person: { features } });
  const link = (name: string) => screen.getByRole('link', { name, exact: true });
  await expect.element(link('Anna')).toBeVisible();
  return { screen, link, region: screen.getByRole('complementary', { name: 'Leute: ausgewählte Zeile' }) };
}

const OPEN = '/list?team=2&open=%2Fdetail%3Fname%3D';

describe('[SCR-40] the page of a row beside its list', () => {
  it('is opened by a click on the row, named by the address, and closed again', async () => {
    const { screen, link, region } = await show(['teams']);
    await screen.getByRole('cell', { name: 'Bert' }).click();
    await expect.element(region.getByRole('heading', { name: 'Angaben zu Bert', level: 2 })).toBeVisible();
    await expect.element(screen.getByText(`${OPEN}Bert`)).toBeVisible();
    await expect.element(screen.getByText('Bert@example.de')).not.toBeInTheDocument();
    // The page is still that of the list.
    expect(document.title).toBe('Leute – Stundenbuch');
    await expect.element(link('Bert')).toHaveAttribute('aria-current', 'true');
    expect(region.element().getBoundingClientRect().width).toBe(440);
    await region.getByRole('button', { name: 'Schließen' }).click();
    await expect.element(region).not.toBeInTheDocument();
    await expect.element(screen.getByText('/list?team=2', { exact: true })).toBeVisible();
    await expect.element(link('Bert')).toHaveFocus();
    await expect.element(screen.getByText('Bert@example.de')).toBeVisible();
  });

  it('is one step of the way back, whichever rows were looked at', async () => {
    const { screen, link, region } = await show(['teams']);
    await screen.router.navigate('/list?team=3');
    await screen.getByRole('cell', { name: 'Bert' }).click();
    await expect.element(region.getByRole('heading', { name: 'Angaben zu Bert' })).toBeVisible();
    await link('Cora').click();
    await expect.element(region.getByRole('heading', { name: 'Angaben zu Cora' })).toBeVisible();
    await screen.router.navigate(-1);
    await expect.element(region).not.toBeInTheDocument();
    expect(screen.at()).toBe('/list?team=3');
    await link('Anna').click();
    await region.getByRole('button', { name: 'Schließen' }).click();
    await expect.element(region).not.toBeInTheDocument();
    await screen.router.navigate(-1);
    await expect.poll(screen.at).toBe('/list?team=2');
  });

  it('is plain inside of another one', async () => {
    await page.viewport(1600, 900);
    const screen = await renderPage(
      <DetailPaneContext value={{ search: new URLSearchParams(), close: () => {} }}>
        <List />
      </DetailPaneContext>,
      { path: '/list?open=%2Fdetail%3Fname%3DCora', person: { features: ['teams'] } },
    );
    await expect
      .element(screen.getByRole('link', { name: 'Bert', exact: true }))
      .toHaveAttribute('href', '/detail?name=Bert');
    await expect.element(screen.getByRole('complementary')).not.toBeInTheDocument();
  });

  it('is there after a reload, with the way to the page itself', async () => {
    const { region } = await show(['teams'], 1920, `${OPEN}Cora`);
    await expect.element(region.getByRole('heading', { name: 'Angaben zu Cora' })).toBeVisible();
    await expect
      .element(region.getByRole('link', { name: 'Als Seite öffnen' }))
      .toHaveAttribute('href', '/detail?name=Cora');
  });

  it.each([
    [1599, ['teams']],
    [1600, []],
  ])(
    'at %i pixels with the features %j does not exist: the row leads to the page',
    async (width, features) => {
      const { screen, link, region } = await show(features, width, `${OPEN}Cora`);
      await expect.element(region).not.toBeInTheDocument();
      await expect.element(link('Bert')).toHaveAttribute('href', '/detail?name=Bert');
      await screen.getByRole('cell', { name: 'Bert' }).click();
      await expect.element(screen.getByText('/detail?name=Bert')).toBeVisible();
    },
  );

  it('shows nothing that the list has no rows of', async () => {
    const { region } = await show(['teams'], 1600, '/list?open=%2Fcompany-settings');
    await expect.element(region).not.toBeInTheDocument();
  });
});

describe('[SCR-41] by the keyboard', () => {
  it('arrows move from row to row, first alone and then with the page', async () => {
    const { link, region } = await show(['teams']);
    (link('Anna').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(link('Bert')).toHaveFocus();
    await expect.element(region).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(region.getByRole('heading', { name: 'Angaben zu Bert' })).toBeVisible();
    await expect.element(region).toHaveFocus();
    (link('Bert').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(region.getByRole('heading', { name: 'Angaben zu Cora' })).toBeVisible();
    await expect.element(link('Cora')).toHaveFocus();
    // Into the page of the row that is shown already.
    await userEvent.keyboard('{Enter}');
    await expect.element(region).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(region).not.toBeInTheDocument();
    await expect.element(link('Cora')).toHaveFocus();
  });

  it('arrows do not scroll the page as well, and Escape closes first what is open in it', async () => {
    const { screen, link, region } = await show(['teams'], 1600, `${OPEN}Anna`);
    const pressed: boolean[] = [];
    const listen = ({ defaultPrevented }: KeyboardEvent) => pressed.push(defaultPrevented);
    addEventListener('keydown', listen);
    (link('Anna').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(link('Bert')).toHaveFocus();
    removeEventListener('keydown', listen);
    expect(pressed).toEqual([true]);
    await expect.element(region.getByRole('heading', { name: 'Angaben zu Bert' })).toBeVisible();
    (screen.getByRole('button', { name: 'Auswahl' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(region).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Auswahl' })).toHaveFocus();
    (screen.getByRole('button', { name: 'Eigene Tasten' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(region).toBeVisible();
    await screen.getByRole('button', { name: 'Fragen' }).click();
    await expect.element(screen.getByRole('button', { name: 'Ja' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(region).toBeVisible();
  });

  it('the buttons of the page move as well, and what was saved leads back to the list', async () => {
    const { screen, link, region } = await show(['teams'], 1600, `${OPEN}Anna`);
    await region.getByRole('button', { name: 'Nächste Zeile' }).click();
    await expect.element(region.getByRole('heading', { name: 'Angaben zu Bert' })).toBeVisible();
    await region.getByRole('button', { name: 'Vorherige Zeile' }).click();
    await expect.element(region.getByRole('heading', { name: 'Angaben zu Anna' })).toBeVisible();
    await region.getByRole('textbox', { name: 'Notiz' }).fill('x');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(region.getByRole('heading', { name: 'Angaben zu Anna' })).toBeVisible();
    await screen.getByRole('button', { name: 'Gespeichert' }).click();
    await expect.element(region).not.toBeInTheDocument();
    await expect.element(link('Anna')).toHaveFocus();
  });

  it('asks once about unsaved changes before another row is shown', async () => {
    const { screen, link, region } = await show(['teams'], 1600, `${OPEN}Anna`);
    await region.getByLabelText('Telefon').fill('0170');
    await link('Bert').click();
    await screen.getByRole('button', { name: 'Hier bleiben' }).click();
    await expect.element(region.getByLabelText('Telefon')).toHaveValue('0170');
    await expect.element(link('Anna')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.getByRole('button', { name: 'Hier bleiben' }).click();
    await expect.element(link('Anna')).toHaveFocus();
    (link('Bert').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await screen.getByRole('button', { name: 'Hier bleiben' }).click();
    await expect.element(link('Anna')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.getByRole('button', { name: 'Verlassen' }).click();
    await expect.element(region.getByRole('heading', { name: 'Angaben zu Bert' })).toBeVisible();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(link('Bert')).toHaveFocus();
  });
});
