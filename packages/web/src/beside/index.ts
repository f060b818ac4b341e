export { Beside, useIsWide } from './beside.tsx';
