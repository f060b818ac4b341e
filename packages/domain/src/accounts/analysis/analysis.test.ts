import { describe, expect, it } from 'vitest';
import { analysedProjectOf, usedBudgetOf } from './analysis.fixture.ts';
import { byUrgency, questionsOf } from './order.ts';
import { analysisPeriods } from './periods.ts';

describe('the periods of the analysis', () => {
  const periods = (today: string) =>
    Object.fromEntries(analysisPeriods(today).map(({ name, from, to }) => [name, `${from} ${to}`]));

  it('[RPT-04] end today at the latest', () => {
    expect(periods('2026-11-23')).toEqual({
      'Dieses Jahr': '2026-01-01 2026-11-23',
      'Letztes Jahr': '2025-01-01 2025-12-31',
      'Dieser Monat': '2026-11-01 2026-11-23',
      'Letzter Monat': '2026-10-01 2026-10-31',
      'Dieses Quartal': '2026-10-01 2026-11-23',
      'Letztes Quartal': '2026-07-01 2026-09-30',
      'Seit Beginn': '2024-01-01 2026-11-23',
    });
  });

  it('[RPT-04] reach back no further than days do', () => {
    expect(periods('2024-02-29')).not.toHaveProperty('Letztes Jahr');
    expect(periods('2024-02-29')['Letztes Quartal']).toBeUndefined();
    expect(periods('2024-01-01')['Dieses Quartal']).toBe('2024-01-01 2024-01-01');
  });
});

describe('what needs an answer', () => {
  const fields = [
    { project_name: 'gut', revenue: 100, cost: 80 },
    { project_name: 'Lager', internal: true, revenue: 0, cost: 900 },
    { project_name: 'knapp', revenue: 100, cost: 95, budget: usedBudgetOf({ used: 99, percent: 99 }) },
    {
      project_name: 'endet',
      revenue: 100,
      cost: 50,
      budget: usedBudgetOf({ used: 94, percent: 94, reached_on: '2026-12-11' }),
    },
    {
      project_name: 'endet früher',
      revenue: 100,
      cost: 50,
      budget: usedBudgetOf({ used: 90, percent: 90, reached_on: '2026-12-01' }),
    },
    { project_name: 'Verlust', revenue: 100, cost: 101 },
    {
      project_name: 'drüber',
      revenue: 100,
      cost: 20,
      budget: usedBudgetOf({ used: 101, percent: 101, over_since: '2026-10-16' }),
    },
    { project_name: 'genau', revenue: 100, cost: 20, budget: usedBudgetOf({ used: 100, percent: 100 }) },
    { project_name: 'unbekannt', revenue: 100, cost: null },
  ];
  const projects = fields.map((project) => analysedProjectOf(project));

  it('[RPT-04] stands first: over budget, then a loss, then a budget that ends', () => {
    expect(projects.toSorted(byUrgency).map(({ project_name }) => project_name)).toEqual([
      'drüber',
      'Verlust',
      'endet früher',
      'endet',
      'genau',
      'knapp',
      'gut',
      'Lager',
      'unbekannt',
    ]);
  });

  it('[RPT-04] is said once of each project: a loss before all else, a reached budget is no exceeded one', () => {
    const asked = [...questionsOf(projects)].map(([question, of]) => [
      question,
      of.map(({ project_name }) => project_name),
    ]);
    expect(asked).toEqual([
      ['loss', ['Verlust']],
      ['over', ['drüber']],
      ['tight', ['knapp']],
      ['ending', ['endet früher', 'endet']],
    ]);
  });
});
