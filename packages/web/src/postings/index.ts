export { PostingDialog } from './posting-dialog.tsx';
export { ReversalDialog } from './reversal-dialog.tsx';
