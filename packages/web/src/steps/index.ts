import './antd.css';

export { Steps } from './steps.tsx';
