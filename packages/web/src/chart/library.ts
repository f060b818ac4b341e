import { BarChart, LineChart } from 'echarts/charts';
import {
  GridComponent,
  LegendPlainComponent,
  MarkAreaComponent,
  MarkLineComponent,
  MarkPointComponent,
  TooltipComponent,
} from 'echarts/components';
import { dispose, getInstanceByDom, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

// Only the parts that we use: the whole library is three times as large.
use([
  BarChart,
  GridComponent,
  LegendPlainComponent,
  LineChart,
  MarkAreaComponent,
  MarkLineComponent,
  MarkPointComponent,
  SVGRenderer,
  TooltipComponent,
]);

export const echarts = { dispose, getInstanceByDom, init };
