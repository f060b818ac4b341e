import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LogLines } from './log-lines.ts';

const usual = '{"level":30,"msg":"request"}\n';
const fault = '{"level":50,"msg":"internal_error"}\n';
let written: string[];
let lines: LogLines;

beforeEach(() => {
  vi.useFakeTimers();
  written = [];
  lines = new LogLines({ write: (text) => written.push(text) });
});
afterEach(() => {
  vi.useRealTimers();
});

it('lines of usual calls go together, a tenth of a second later at most', () => {
  lines.write(usual);
  lines.write(usual);
  vi.advanceTimersByTime(99);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(written).toEqual([usual + usual]);
  vi.advanceTimersByTime(500);
  expect(written).toHaveLength(1);
});

it('a fault is written at once, and what came before it stands before it', () => {
  lines.write(usual);
  lines.write(fault);
  expect(written).toEqual([usual + fault]);
});

it('many lines do not wait', () => {
  for (let i = 0; i < 3_000; i++) lines.write(usual);
  expect(written.length).toBeGreaterThan(0);
  vi.advanceTimersByTime(100);
  expect(written.join('')).toBe(usual.repeat(3_000));
});
