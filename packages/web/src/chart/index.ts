export { BarChart } from './bar-chart.tsx';
export type { Bar } from './bar-option.ts';
