import './antd.css';

export { Segmented } from './segmented.tsx';
