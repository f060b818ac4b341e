import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { refusalOfIssues } from '../../wire/messages.ts';
import {
  hourlyRate,
  project,
  projectChange,
  projectFilter,
  projectInput,
  rateChange,
  rateInput,
} from './contract.ts';
import { projectSentences } from './messages.ts';

const FILL = 'Bitte befüllen Sie alle Felder.';

function refusal(schema: z.ZodType, sent: unknown) {
  const parsed = schema.safeParse(sent);
  if (parsed.success) return null;
  const { message, field } = refusalOfIssues(parsed.error.issues, projectSentences);
  return `${message} ${field ?? ''}`.trim();
}

describe('a project', () => {
  it('[PROJ-13] [AMB-110] has the fields of the specification', () => {
    const names =
      'id internal_id project_name start_date end_date customer status notes category sum_hours sum_hours_current_year';
    expect(Object.keys(project.shape)).toEqual(expect.arrayContaining(names.split(' ')));
  });

  it('[PROJ-04] needs a name and nothing else; its status defaults to In Bearbeitung', () => {
    expect(projectInput.parse({ project_name: ' Halle ' })).toEqual({
      project_name: 'Halle',
      internal_id: null,
      start_date: null,
      end_date: null,
      customer: null,
      status: 1,
      notes: null,
      category: null,
      rates: [],
    });
  });

  it.each([
    ['PROJ-09', { project_name: undefined }, `${FILL} project_name`],
    ['PROJ-09', { project_name: '  ' }, `${FILL} project_name`],
    ['PROJ-09', { project_name: null }, `${FILL} project_name`],
    ['SHR-13', { project_name: 'x'.repeat(51) }, 'Der Text ist zu lang. project_name'],
    ['PROJ-08', { internal_id: 'x'.repeat(21) }, 'Der Text ist zu lang. internal_id'],
    ['CONST-59', { internal_id: 'x'.repeat(20) }, null],
    ['AMB-68', { status: 100 }, 'Ungültige Eingabe. status'],
    ['AMB-68', { status: 4 }, 'Ungültige Eingabe. status'],
    ['AMB-68', { status: '1' }, 'Ungültige Eingabe. status'],
    ['PROJ-03', { status: 0 }, null],
    ['PROJ-03', { status: 3 }, null],
    ['AMB-59', { start_date: '2026-02-30' }, 'Ungültige Eingabe. start_date'],
    ['AMB-59', { end_date: '20.11.2026' }, 'Ungültige Eingabe. end_date'],
    ['AMB-60', { customer: '7' }, 'Ungültige Eingabe. customer'],
    ['AMB-60', { category: 0 }, 'Ungültige Eingabe. category'],
    ['AMB-60', { category: 2147483648 }, 'Ungültige Eingabe. category'],
    ['AMB-60', { customer: 1, category: 2147483647 }, null],
    ['AMB-60', { rates: Array(201).fill({ job: 1, hourly_rate: 1 }) }, 'Ungültige Eingabe. rates'],
    ['AMB-60', { rates: Array(200).fill({ job: 1, hourly_rate: 1 }) }, null],
    ['AMB-60', { notes: 'a\0b' }, 'Ungültige Eingabe. notes'],
    ['AMB-38', { rates: [{ hourly_rate: 80 }] }, `${FILL} rates`],
    ['AMB-38', { rates: [{ job: 1, hourly_rate: -1 }] }, 'Ungültige Eingabe. rates'],
    ['AMB-60', { rates: {} }, 'Ungültige Eingabe. rates'],
  ])('[%s] %o: %s', (_, change, expected) => {
    expect(refusal(projectInput, { project_name: 'Halle', ...change })).toBe(expected);
  });

  it.each([null, '', '2010-01-01', '2009-12-31', '1899-01-01'])(
    '[PROJ-14] [AMB-43] the date %s is none',
    (day) => {
      expect(projectInput.parse({ project_name: 'Halle', start_date: day, end_date: day })).toMatchObject({
        start_date: null,
        end_date: null,
      });
    },
  );

  it('[PROJ-14] accepts 2 January 2010 as a date', () => {
    expect(projectInput.parse({ project_name: 'Halle', start_date: '2010-01-02' }).start_date).toBe(
      '2010-01-02',
    );
  });

  it('[API-45] a change does not touch fields that it omits', () => {
    expect(projectChange.parse({ notes: ' ' })).toEqual({ notes: null });
    expect(projectChange.parse({})).toEqual({});
    expect(refusal(projectChange, { project_name: '' })).toBe(`${FILL} project_name`);
    expect(refusal(projectChange, { version: 'neu' })).toBe('Ungültige Eingabe. version');
  });

  it('[PROJ-05] [CONST-58] the filter knows the four states and 100 for all', () => {
    expect(['0', '1', '2', '3', '100', undefined].map((value) => projectFilter.parse(value))).toEqual([
      0,
      1,
      2,
      3,
      undefined,
      undefined,
    ]);
    expect(projectFilter.safeParse('4').error?.issues.map(({ message }) => message)).toEqual([
      'invalid_input',
    ]);
    for (const wrong of ['4', '', '1 or 1=1'])
      expect(refusal(projectFilter, wrong)).toBe('Ungültige Eingabe.');
  });
});

describe('an hourly rate', () => {
  it('[RATE-01] has the fields of the specification', () => {
    expect(Object.keys(hourlyRate.shape)).toEqual(expect.arrayContaining(['job', 'project', 'hourly_rate']));
  });

  it.each([
    [{}, null],
    [{ hourly_rate: 0 }, null],
    [{ hourly_rate: 87.55 }, null],
    [{ hourly_rate: 99_999_999.99 }, null],
    [{ job: undefined }, `${FILL} job`],
    [{ project: null }, `${FILL} project`],
    [{ hourly_rate: undefined }, `${FILL} hourly_rate`],
    [{ hourly_rate: '' }, `${FILL} hourly_rate`],
    [{ hourly_rate: -0.01 }, 'Ungültige Eingabe. hourly_rate'],
    [{ hourly_rate: 80.555 }, 'Ungültige Eingabe. hourly_rate'],
    [{ hourly_rate: 100_000_000 }, 'Ungültige Eingabe. hourly_rate'],
    [{ hourly_rate: '80' }, 'Ungültige Eingabe. hourly_rate'],
  ])('[AMB-38] %o: %s', (change, expected) => {
    expect(refusal(rateInput, { job: 1, project: 1001, hourly_rate: 80, ...change })).toBe(expected);
  });

  it('[RATE-04] a change may name one field only', () => {
    expect(rateChange.parse({ hourly_rate: 90 })).toEqual({ hourly_rate: 90 });
    expect(refusal(rateChange, { hourly_rate: null })).toBe(`${FILL} hourly_rate`);
  });
});
