import { Alert } from 'antd';
import { Icon } from './icon.tsx';

/** Why the form was not saved, if no single field is to blame. */
export function FormMessage({ message }: { message: string | null }) {
  return (
    <div role="alert" className="sb-form-message-place">
      {message && <Alert type="error" role="none" showIcon icon={<Icon name="error" />} title={message} />}
    </div>
  );
}
