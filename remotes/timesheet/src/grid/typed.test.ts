import { expect, it } from 'vitest';
import { readHours, readWork } from './typed.ts';

it.each([
  ['7,75', 7.75],
  ['7.75', 7.75],
  ['7:45', 7.75],
  ['8', 8],
  [' 2,3 h', 2.3],
  ['', null],
  ['7:60', null],
  ['-1', null],
  ['acht', null],
])('[DAY-08] %j is read as hours', (text, hours) => expect(readHours(text)).toBe(hours));

it.each([
  ['8', { minutes: 480 }],
  ['7:45', { minutes: 465 }],
  ['7-15:30', { start_time: '07:00', end_time: '15:30' }],
  ['7:00 – 15.30', { start_time: '07:00', end_time: '15:30' }],
  ['0700 bis 1530', { start_time: '07:00', end_time: '15:30' }],
  ['7-', null],
  ['7-25', null],
  ['8-7-6', null],
])('[DAY-08] %j is read as a working time', (text, typed) => expect(readWork(text)).toEqual(typed));
