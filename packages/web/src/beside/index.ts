export { FormBeside } from './form-beside.tsx';
export { useRoomBeside } from './use-room-beside.ts';
