export { type Bar, BarChart } from './bar-chart.tsx';
export { Chart, type Mark, type Series } from './chart.tsx';
