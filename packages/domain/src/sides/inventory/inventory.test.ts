import { describe, expect, it } from 'vitest';
import { allows, type Role } from '../../access/access.ts';
import type { Flag } from '../../access/flags.ts';
import { refusalOfIssues } from '../../wire/messages.ts';
import { inventoryAccess, inventoryPages } from './access.ts';
import { inventoryChange, inventoryInput, inventoryItem, inventoryNotes } from './contract.ts';
import { inventorySentences, inventoryTexts } from './messages.ts';
import { inventoryRefusal, tuvState } from './rules.ts';

const refusalOf = (body: unknown) =>
  refusalOfIssues(inventoryInput.safeParse(body).error?.issues ?? [], inventorySentences);

const matrix = (row: Parameters<typeof allows>[0]) =>
  (['employee', 'admin', 'reader'] as Role[])
    .map((role) => {
      const may = (flags: Flag[]) => allows(row, { role, globalAdmin: false, flags });
      return `${may([]) ? 'x' : '-'}${may(['inventory']) ? role[0] : '-'}`;
    })
    .join(' ');

describe('access to the inventory', () => {
  it.each([
    ['ACC-22', '/inventory', '-e -a -r'],
    ['ACC-25', '/inventory-detail', '-e -a -r'],
    ['ACC-24', '/new-inventory', '-e -a --'],
    ['ACC-23', '/manage-inventory', '-e -a --'],
  ] as const)('[%s] page %s lets in: %s', (_, page, expected) =>
    expect(matrix(inventoryPages[page])).toBe(expected),
  );

  it.each([
    ['API-51', 'list', '-e -a -r'],
    ['API-52', 'item', '-e -a -r'],
    ['API-53', 'update', '-e -a --'],
    ['API-54', 'remove', '-e -a --'],
    ['API-55', 'create', '-e -a --'],
    ['API-56', 'updateNotes', '-e -a --'],
  ] as const)('[%s] call %s answers: %s', (_, call, expected) =>
    expect(matrix(inventoryAccess[call])).toBe(expected),
  );
});

describe('an item of the inventory', () => {
  it('[INV-02] has the fields of the specification', () => {
    const names =
      'id name manufacture notes licence_plate quantity serial_number buy_date tuv_date category'.split(' ');
    expect(Object.keys(inventoryItem.shape)).toEqual(expect.arrayContaining(names));
  });

  it('[INV-03] needs a name and nothing else', () => {
    expect(inventoryInput.parse({ name: ' Leiter ' })).toEqual({
      name: 'Leiter',
      manufacture: null,
      notes: null,
      licence_plate: null,
      quantity: null,
      serial_number: null,
      buy_date: null,
      tuv_date: null,
      category: null,
    });
    for (const body of [{}, { name: '' }, { name: '  ' }, { name: null }]) {
      expect(refusalOf(body)).toMatchObject({ code: 'fields_missing', field: 'name' });
    }
  });

  it('[INV-03] a change does not touch fields that it omits', () => {
    expect(inventoryChange.parse({ name: 'Leiter', quantity: null })).toEqual({
      name: 'Leiter',
      quantity: null,
    });
    expect(inventoryNotes.safeParse({}).success).toBe(false);
    expect(inventoryNotes.parse({ notes: ' ' })).toEqual({ notes: null });
  });

  it.each([
    [{ quantity: -1 }, 'inventory_quantity', 'quantity'],
    [{ quantity: 1.5 }, 'inventory_quantity', 'quantity'],
    [{ quantity: '3' }, 'inventory_quantity', 'quantity'],
    [{ quantity: 2_147_483_648 }, 'inventory_quantity', 'quantity'],
    [{ category: 0 }, 'invalid_input', 'category'],
    [{ buy_date: '20.11.2026' }, 'invalid_input', 'buy_date'],
    [{ tuv_date: '2026-02-30' }, 'invalid_input', 'tuv_date'],
    [{ manufacture: 'x'.repeat(51) }, 'text_too_long', 'manufacture'],
    [{ notes: 'x'.repeat(10_001) }, 'text_too_long', 'notes'],
    [{ serial_number: 'a\0' }, 'invalid_input', 'serial_number'],
  ])('[INV-02] refuses %o', (fields, code, field) => {
    expect(refusalOf({ name: 'Leiter', ...fields })).toMatchObject({ status: 400, code, field });
  });

  it('[AMB-43] treats a date up to 1 January 2010 as never entered', () => {
    const { buy_date, tuv_date } = inventoryInput.parse({
      name: 'Leiter',
      buy_date: '2010-01-01',
      tuv_date: '2010-01-02',
    });
    expect([buy_date, tuv_date]).toEqual([null, '2010-01-02']);
    expect(inventoryInput.parse({ name: 'Leiter', buy_date: '' }).buy_date).toBeNull();
  });

  it('[AMB-63] [AMB-68] must have a category of the company, and be no older than what is stored', () => {
    const stored = { version: 3 };
    expect(inventoryRefusal({}, { categoryKnown: false })).toMatchObject({
      status: 400,
      code: 'inventory_category',
      field: 'category',
    });
    expect(inventoryRefusal({ version: 2 }, { categoryKnown: true, stored })).toMatchObject({
      status: 409,
      code: 'stale',
    });
    expect(inventoryRefusal({ version: 2 }, { categoryKnown: false, stored })?.code).toBe(
      'inventory_category',
    );
    expect(inventoryRefusal({ version: 3 }, { categoryKnown: true, stored })).toBeNull();
    expect(inventoryRefusal({}, { categoryKnown: true, stored })).toBeNull();
  });

  it.each([
    ['2026-11-19', 'overdue'],
    ['2026-11-20', 'due'],
    ['2026-12-20', 'due'],
    ['2026-12-21', null],
    [null, null],
  ])('[INV-01] on 20.11.2026 the TÜV date %s is %s', (date, state) =>
    expect(tuvState(date, '2026-11-20')).toBe(state),
  );
});

it('[INV-05] [INV-06] [AMB-100] says what the specification says', () => {
  expect(inventoryTexts).toMatchObject({
    created: 'Inventar erfolgreich angelegt.',
    saved: 'Inventar erfolgreich geupdated.',
    deleted: 'Inventar erfolgreich gelöscht.',
    createFailed: 'Fehler beim anlegen des Inventars',
    saveFailed: 'Fehler beim updaten des Inventars',
  });
});
