import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LogLines } from './log-lines.ts';

const info = '{"level":30,"msg":"request"}\n';
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

it('info lines are batched, for a tenth of a second at most', () => {
  lines.write(info);
  lines.write(info);
  vi.advanceTimersByTime(99);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(written).toEqual([info + info]);
  vi.advanceTimersByTime(500);
  expect(written).toHaveLength(1);
});

it('a fault is written immediately, after the lines before it', () => {
  lines.write(info);
  lines.write(fault);
  expect(written).toEqual([info + fault]);
});

it('many lines are written without waiting', () => {
  for (let i = 0; i < 3_000; i++) lines.write(info);
  expect(written.length).toBeGreaterThan(0);
  vi.advanceTimersByTime(100);
  expect(written.join('')).toBe(info.repeat(3_000));
});
