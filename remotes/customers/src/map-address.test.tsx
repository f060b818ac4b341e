import { Facts } from '@stundenbuch/web/kit';
import { renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { MapAddress } from './map-address.tsx';
import './customers.css';

const address = { street: 'Seestraße', house_number: '4', zip_code: '89073', city: 'Ulm' };

it.each([360, 1280])('[CUST-07] street and town are two lines at %i pixels', async (width) => {
  await page.viewport(width, 800);
  const screen = await renderPage(
    <Facts facts={[['Adresse', <MapAddress key="one" address={address} />]]} />,
  );
  const lineOf = (text: string) => screen.getByText(text, { exact: true }).element().getBoundingClientRect();
  await expect.element(screen.getByText('Seestraße 4', { exact: true })).toBeVisible();
  expect(lineOf('89073 Ulm').top).toBeGreaterThanOrEqual(lineOf('Seestraße 4').bottom);
});
