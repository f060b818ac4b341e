import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encoded } from './encode.ts';
import { decimal, type FileLine, numberOf } from './files/file.ts';
import { layoutFile } from './files/layout.ts';
import { lexwareFile } from './files/lexware.ts';
import { lodasFile } from './files/lodas.ts';
import { lugFiles } from './files/lug.ts';

const choices = {
  target: 'lodas',
  consultant: '12345',
  client: '678',
  variant: 'standard',
  date_format: 'TT/MM/JJJJ',
  pad: 'none',
  number: 'personnel',
  cost_centre: false,
  day_format: 'T',
  absence_periods: false,
  valid_from: null,
  layout_id: null,
} as const;

const line = (wage_type: number, key: number, unit: 'hours' | 'days', hundredths: number): FileLine => ({
  personnel_number: '1001',
  first_name: 'Eva',
  name: 'Köhler',
  cost_centre: '4711',
  label: unit === 'hours' ? 'Arbeitszeit' : 'Urlaub',
  wage_type: { source: 'work', unit, wage_type, key, absence_key: null, absence_reason: null },
  hundredths,
  days: [],
});
const vector = [line(210, 71, 'days', 200), line(200, 1, 'hours', 16850)];
const sha256 = (text: string) => {
  const { bytes } = encoded(text, 'windows-1252');
  return [bytes.length, createHash('sha256').update(bytes).digest('hex')];
};

describe('files of the payroll', () => {
  it('[PAY-03c] LODAS, VEC-63n byte for byte', () => {
    const { text } = lodasFile(choices, '2026-11', vector, []);
    expect(sha256(text)).toEqual([344, '70db07eac219e2bfa0ff2532b44d1b94670690ea89ea420e513e98e5e9df324c']);
  });

  it('[PAY-04c] Lohn und Gehalt, VEC-63b byte for byte', () => {
    const [file] = lugFiles(choices, '2026-11', vector);
    expect(sha256(file?.text ?? '')).toEqual([
      67,
      'ab3d5ff3f757d94b529ff39e6de6a2cca08e4b728a752b190f67df4f30b0a649',
    ]);
  });

  it('[PAY-07] Lexware, VEC-63c byte for byte', () => {
    const { text } = lexwareFile('2026-11', vector);
    expect(sha256(text)).toEqual([58, '674c70b041658b930360d12f37e62e8a7cda92979b8f95a547b3c830760332c9']);
  });
});
