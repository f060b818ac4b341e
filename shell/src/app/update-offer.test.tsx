import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { UpdateOffer } from './update-offer.tsx';

async function offered() {
  const accept = vi.fn();
  const watch = async (offer?: (accept: () => void) => void) => offer?.(accept);
  return { accept, screen: await render(<UpdateOffer watch={watch} />) };
}

it('[PUB-15] offers a new release and loads it only when it is accepted', async () => {
  const { accept, screen } = await offered();
  await expect.element(screen.getByText('Eine neue Version von Stundenbuch ist da.')).toBeVisible();
  expect(accept).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Neu laden' }).click();
  await expect.poll(() => accept).toHaveBeenCalledOnce();
});

it('[PUB-15] disappears when the person postpones it', async () => {
  const { accept, screen } = await offered();
  await screen.getByRole('button', { name: 'Später' }).click();
  await expect.element(screen.getByText('Eine neue Version von Stundenbuch ist da.')).not.toBeInTheDocument();
  expect(accept).not.toHaveBeenCalled();
});
