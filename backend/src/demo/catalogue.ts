/** Projects, customers and inventory of the first company. */
export const categories = ['Neubau', 'Sanierung', 'Wartung', 'Fahrzeug', 'Werkzeug'];

type DemoAddress = [street: string, house_number: string, zip_code: string, city: string];

export interface DemoCustomer {
  customer_name: string;
  internal_id: string;
  external_id: string | null;
  phone: string | null;
  email: string | null;
  addresses: DemoAddress[];
  notes: string | null;
}

export const customers: DemoCustomer[] = [
  ['Wohnbau Beispiel eG', 'K-101', 'DE-4711', [['Lindenweg', '1', '10115', 'Beispielstadt']]],
  ['Familie Mustermeier', 'K-102', null, [['Ahornallee', '27a', '10117', 'Beispielstadt']]],
  [
    'Stadtwerke Musterdorf',
    'K-103',
    'LF-88',
    [
      ['Am Kraftwerk', '3', '54321', 'Musterdorf'],
      ['Rathausplatz', '1', '54321', 'Musterdorf'],
    ],
  ],
  ['Hotel Zur Probe', 'K-104', null, [['Seestraße', '8', '23456', 'Testhausen']]],
  ['Schule am Entwurf', 'K-105', null, [['Schulgasse', '14', '12345', 'Beispielstadt']]],
  ['Lager & Muster AG', 'K-106', 'A-2201', [['Hafenring', '90', '34567', 'Vorlagen']]],
  ['Praxis Dr. Beispiel', 'K-107', null, []],
  ['Bäckerei Krume', 'K-108', null, [['Marktplatz', '5', '12345', 'Beispielstadt']]],
  ['Verein Musterfreunde', 'K-109', null, [['Festwiese', '2', '54321', 'Musterdorf']]],
].map(([name, internal, external, addresses], i) => ({
  customer_name: name as string,
  internal_id: internal as string,
  external_id: external as string | null,
  phone: `+49 30 5550${String(10 + i)}`,
  email: `kontakt${i + 1}@beispiel.example`,
  addresses: addresses as DemoAddress[],
  notes: i % 3 === 0 ? '• Schlüssel beim Hausmeister\n• Rechnung quartalsweise' : null,
}));

/** internal id, name, status, customer (index in the list above), category */
export const projects: [string, string, number, number | null, string][] = [
  ['100001', 'Dachstuhl Lindenweg', 1, 0, 'Neubau'],
  ['100014', 'Anbau Mustermeier', 1, 1, 'Neubau'],
  ['1007-12', 'Treppenhaus Ahornallee', 1, 1, 'Sanierung'],
  ['200300', 'Umspannhalle Tor 3', 1, 2, 'Sanierung'],
  ['300100', 'Hotel Zur Probe, Saal', 1, 3, 'Sanierung'],
  ['300215', 'Turnhalle Schule am Entwurf', 1, 4, 'Wartung'],
  ['120', 'Betriebsrat und Soziales', 1, null, 'Wartung'],
  ['1003', 'Innerbetriebliches', 1, null, 'Wartung'],
  ['200417', 'Hochregal Hafenring', 2, 5, 'Neubau'],
  ['100087', 'Carport Festwiese', 3, 8, 'Neubau'],
  ['100090', 'Ladenbau Krume', 0, 7, 'Sanierung'],
];

/** name, manufacturer, licence plate, quantity, category, months until the next inspection */
export const inventory: [string, string | null, string | null, number, string, number | null][] = [
  ['Transporter Sprint', 'Mobilis', 'BE-MU 100', 1, 'Fahrzeug', 4],
  ['Pritschenwagen', 'Mobilis', 'BE-MU 101', 1, 'Fahrzeug', -1],
  ['Anhänger 1,5 t', 'Lastfix', 'BE-MU 202', 2, 'Fahrzeug', 11],
  ['Kappsäge', 'Sägewerk Muster', null, 3, 'Werkzeug', null],
  ['Akkuschrauber', 'Drehfix', null, 12, 'Werkzeug', null],
  ['Gerüst 60 m²', 'Hochhinaus', null, 1, 'Werkzeug', 6],
  ['Lasermessgerät', 'Lotrecht', null, 4, 'Werkzeug', null],
  ['Laptop Bauleitung', 'Rechna', null, 5, 'Werkzeug', null],
  ['Stromaggregat', 'Funken', null, 2, 'Werkzeug', 0.5],
];

export const bookingTexts = [
  'Sparren zugeschnitten und gerichtet',
  'Abstimmung mit der Bauherrschaft',
  'Aufmaß genommen und Pläne ergänzt',
  'Schalung montiert',
  'Material geholt und abgeladen',
  'Wände gedämmt',
  'Angebot überarbeitet',
  'Mängel aus der Abnahme beseitigt',
  'Baustelle eingerichtet',
  'Unterlagen geprüft und abgelegt',
];
