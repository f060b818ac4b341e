export { type Bar, BarChart } from './bar-chart.tsx';
export { Chart, type ChartTone, type Limit, type Mark, type Pattern, type Series } from './chart.tsx';
