export { dispose, getInstanceByDom, init, use } from 'echarts/core';
