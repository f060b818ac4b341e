import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { LayoutInput } from '../contract.ts';
import { encoded } from '../encode.ts';
import { EMPTY_SETUP } from '../setup.ts';
import { decimal, type FileLine, numberOf } from './file.ts';
import { layoutFile } from './layout.ts';
import { lexwareFile } from './lexware.ts';
import { lodasFile } from './lodas.ts';
import { lugFiles } from './lug.ts';

const choices = { ...EMPTY_SETUP, consultant: '12345', client: '678' };

function line(
  wage_type: number,
  unit: 'hours' | 'days',
  hundredths: number,
  more: Partial<FileLine> = {},
): FileLine {
  const key = unit === 'hours' ? 1 : 71;
  return {
    personnel_number: '1001',
    first_name: 'Eva',
    name: 'Köhler',
    cost_centre: '4711',
    label: unit === 'hours' ? 'Arbeitszeit' : 'Urlaub',
    wage_type: { source: 'work', unit, wage_type, key, absence_key: null, absence_reason: null },
    hundredths,
    days: [],
    ...more,
  };
}

const vector = [line(210, 'days', 200), line(200, 'hours', 16_850)];

function fingerprint(text: string) {
  const { bytes } = encoded(text, 'windows-1252');
  return [bytes.length, createHash('sha256').update(bytes).digest('hex')];
}

const linesOf = (text: string) => text.split('\r\n').slice(0, -1);
const dataOf = (text: string) => linesOf(text).slice(linesOf(text).indexOf('[Bewegungsdaten]') + 1);

describe('LODAS', () => {
  it('[PAY-03c] [VEC-63n] is right byte for byte', () =>
    expect(fingerprint(lodasFile(choices, '2026-11', vector, []).text)).toEqual([
      344,
      '70db07eac219e2bfa0ff2532b44d1b94670690ea89ea420e513e98e5e9df324c',
    ]));

  it.each([
    ['TT/MM/JJJJ', '01/11/2026'],
    ['TT.MM.JJJJ', '01.11.2026'],
    ['TTMMJJJJ', '01112026'],
  ] as const)('[PAY-03c] head and data have the format %s', (date_format, day) => {
    const { text } = lodasFile({ ...choices, date_format }, '2026-11', vector, []);
    expect(linesOf(text)).toContain(`Datumsformat=${date_format}`);
    expect(dataOf(text)[0]).toBe(`1;${day};1001;200;1;168,50;`);
  });

  it('[SET-17] [PAY-03c] hours and days in records of their own, by person and wage type', () => {
    const second = { personnel_number: '7' };
    const all = [...vector, line(200, 'hours', 800, second)];
    const { text } = lodasFile({ ...choices, variant: 'stunden_tage' }, '2026-11', all, []);
    expect(linesOf(text).slice(9, 11)).toEqual([
      '1;u_lod_bwd_buchung_tage;abrechnung_zeitraum#bwd;la_eigene#bwd;pnr#bwd;tage#bwd;',
      '2;u_lod_bwd_buchung_stunden;abrechnung_zeitraum#bwd;la_eigene#bwd;pnr#bwd;stunden#bwd;',
    ]);
    expect(dataOf(text)).toEqual([
      '2;01/11/2026;200;7;8,00;',
      '2;01/11/2026;200;1001;168,50;',
      '1;01/11/2026;210;1001;2,00;',
    ]);
  });

  it('[PAY-02c] the number of the company, five digits, and the cost centre as the last column', () => {
    const own = { ...choices, number: 'company', pad: 'five', cost_centre: true } as const;
    const { text } = lodasFile(own, '2026-11', [line(200, 'hours', 100)], []);
    expect(linesOf(text).slice(7, 11)).toEqual([
      'Datumsformat=TT/MM/JJJJ',
      'BetrieblichePNrVerwenden=Ja',
      '[Satzbeschreibung]',
      '1;u_lod_bwd_buchung_standard;abrechnung_zeitraum#bwd;pnr_betriebliche#bwd;la_eigene#bwd;bs_nr#bwd;bs_wert_butab#bwd;kostenstelle#bwd;',
    ]);
    expect(dataOf(text)).toEqual(['1;01/11/2026;01001;200;1;1,00;4711;']);
  });

  it('[PAY-09] periods of absences in a record of their own', () => {
    const own = { ...choices, absence_periods: true, valid_from: '2026-11-01' };
    const period = {
      personnel_number: '1001',
      from: '2026-11-02',
      to: '2026-11-06',
      reason: '7',
      sickness: null,
    };
    const { text } = lodasFile(own, '2026-11', vector, [period]);
    expect(linesOf(text)).toContain('StammdatenGueltigAb=01/11/2026');
    expect(linesOf(text).slice(-2)).toEqual(['[Stammdaten]', '2;1001;02/11/2026;06/11/2026;7;']);
  });

  it('[PAY-09] with what the insurance is asked for where the tax office wants it, by the number of the company', () => {
    const asked = {
      absence_periods: true,
      valid_from: '2026-11-01',
      sick_cases: true,
      number: 'company',
    } as const;
    const sickness = { worked: true, unable_from: '2026-10-30', is_asked_for: false };
    const period = { personnel_number: '1001', from: '2026-11-02', to: '2026-11-06', reason: '7', sickness };
    const { text } = lodasFile({ ...choices, ...asked }, '2026-11', vector, [period]);
    expect(linesOf(text)).toContain(
      '2;u_lod_psd_fehlzeiten;pnr_betriebliche#psd;datum_von_ttmmjjjj#psd;datum_bis_ttmmjjjj#psd;grund_fehlzeiten#psd;kz_am_ersten_tag_gearb#psd;arbeitsunfaehig_ab#psd;au_relevant_kz#psd;',
    );
    expect(linesOf(text).at(-1)).toBe('2;1001;02/11/2026;06/11/2026;7;1;30/10/2026;0;');
  });
});

describe('Lohn und Gehalt', () => {
  it('[PAY-04c] [VEC-63b] is right byte for byte', () =>
    expect(fingerprint(lugFiles(choices, '2026-11', vector)[0]?.text ?? '')).toEqual([
      67,
      'ab3d5ff3f757d94b529ff39e6de6a2cca08e4b728a752b190f67df4f30b0a649',
    ]));

  it.each([
    ['T', '3', '/'],
    ['TT.MM.JJJJ', '03.11.2026', '.'],
  ] as const)(
    '[PAY-04c] an absence with its own key has a line for each day, spelled %s',
    (day_format, day, sign) => {
      const own = {
        source: 'absence_10',
        unit: 'days',
        wage_type: null,
        key: null,
        absence_reason: null,
      } as const;
      const days = [{ day: '2026-11-03', hundredths: 100, spans: [] }];
      const away = line(1, 'days', 100, { wage_type: { ...own, absence_key: 'U' }, days });
      const [file, ini] = lugFiles({ ...choices, day_format }, '2026-11', [away]);
      expect(linesOf(file?.text ?? '')).toEqual(['12345;678;11/2026', `1001;${day};U;;;1,00;;;;;`]);
      expect(linesOf(ini?.text ?? '')).toContain(`Datumstrennzeichen=${sign}`);
      expect(linesOf(ini?.text ?? '')).toContain('Feld11=Kostenträger');
    },
  );
});

it('[PAY-07] [VEC-63c] Lexware is right byte for byte, and never a leading zero', () => {
  expect(fingerprint(lexwareFile('2026-11', vector).text)).toEqual([
    58,
    '674c70b041658b930360d12f37e62e8a7cda92979b8f95a547b3c830760332c9',
  ]);
  expect(lexwareFile('2026-11', [line(200, 'hours', 100, { personnel_number: '0007' })]).text).toMatch(
    /;7;200;/,
  );
});

describe('columns of one’s own', () => {
  const layout: LayoutInput = {
    name: 'Agentur',
    rows: 'sums',
    columns: [],
    separator: ';',
    decimal: ',',
    head: false,
    encoding: 'utf-8',
    order: 'number',
  };
  const columns = (...fields: string[]) =>
    fields.map((field) => {
      const [name, title = null, text = null] = field.split('|');
      return { field: name as 'empty', title, text };
    });

  it('[PAY-08] Lohn AG: number, date, begin and end, a line for each time', () => {
    const days = [
      {
        day: '2026-11-03',
        hundredths: 800,
        spans: [
          ['07:00', '12:00'],
          ['12:30', '15:30'],
        ] as const,
      },
      { day: '2026-11-02', hundredths: 400, spans: [['08:00', '12:00']] as const },
    ];
    const own = {
      ...layout,
      rows: 'intervals',
      columns: columns('personnel_number', 'day', 'begin', 'end'),
    } as const;
    expect(linesOf(layoutFile(own, '2026-11', [line(200, 'hours', 1200, { days })]).text)).toEqual([
      '1001;02.11.2026;08:00;12:00',
      '1001;03.11.2026;07:00;12:00',
      '1001;03.11.2026;12:30;15:30',
    ]);
  });

  it('[PAY-08] Lohnfix: twelve columns by tab under a head, empty ones and a fixed text too', () => {
    const own = {
      ...layout,
      head: true,
      separator: '\t',
      columns: columns(
        ...['year|Jahr', 'month|Monat', 'personnel_number|Personalnummer', 'name|Name', 'first_name|Vorname'],
        ...['empty|SVNr', 'source|LohnartText', 'wage_type|LohnartNr', 'empty|Kommentar', 'quantity|Anzahl'],
        ...['empty|Betrag_pro_Anz', 'text|Währung|EUR'],
      ),
    } as const;
    expect(linesOf(layoutFile(own, '2026-11', vector).text)).toEqual([
      'Jahr\tMonat\tPersonalnummer\tName\tVorname\tSVNr\tLohnartText\tLohnartNr\tKommentar\tAnzahl\tBetrag_pro_Anz\tWährung',
      '2026\t11\t1001\tKöhler\tEva\t\tArbeitszeit\t200\t\t168,50\t\tEUR',
      '2026\t11\t1001\tKöhler\tEva\t\tUrlaub\t210\t\t2,00\t\tEUR',
    ]);
  });

  it('[SET-51] no text is a formula, no number is guarded, and what holds a separator is quoted', () => {
    const own = { ...layout, columns: columns('name', 'cost_centre', 'quantity') };
    const odd = line(200, 'hours', -250, { name: '=1+1', cost_centre: 'Bau;"Nord"' });
    expect(linesOf(layoutFile(own, '2026-11', [odd]).text)).toEqual([`'=1+1;"Bau;""Nord""";-2,50`]);
  });
});

describe('encoding', () => {
  it('[SET-51] letters that Windows-1252 lacks become the plain one or a question mark, and are named', () => {
    const { bytes, replaced } = encoded('Šimůnek ł 😀 ß', 'windows-1252');
    expect(new TextDecoder('windows-1252').decode(bytes)).toBe('Šimunek l ? ß');
    expect(replaced).toEqual([
      { letter: 'ů', by: 'u' },
      { letter: 'ł', by: 'l' },
      { letter: '😀', by: '?' },
    ]);
  });

  it('writes a mark before UTF-8 where it is asked for', () => {
    expect([...encoded('é', 'utf-8-bom').bytes]).toEqual([0xef, 0xbb, 0xbf, 0xc3, 0xa9]);
    expect([...encoded('é', 'utf-8').bytes]).toEqual([0xc3, 0xa9]);
  });
});

it.each([
  [16_850, '168,50'],
  [-5, '-0,05'],
  [0, '0,00'],
])('%s hundredths are %s', (hundredths, text) => expect(decimal(hundredths)).toBe(text));

it('[SET-50] zeros before a number are written where five digits are asked for', () => {
  expect(numberOf('007')).toBe('7');
  expect(numberOf('007', 'five')).toBe('00007');
});
