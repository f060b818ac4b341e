export { SplitView } from './split-view.tsx';
