import { describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.mjs';

describe('lock of a folder', () => {
  it('names the process that holds it and is free again after release', async () => {
    const first = await lockFolder('secret-a');
    expect((await lockFolder('secret-a')).holder).toBe(String(process.pid));
    expect((await lockFolder('secret-b')).holder).toBeUndefined();
    await first.release();
    const again = await lockFolder('secret-a');
    expect(again.holder).toBeUndefined();
    await again.release();
  });
});
