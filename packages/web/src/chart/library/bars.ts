export { BarChart } from 'echarts/charts';
export { GridComponent } from 'echarts/components';
