export { SVGRenderer } from 'echarts/renderers';
