import { Icon } from './icon.tsx';

/** Why the form was not saved, if no single field is to blame. */
export function FormMessage({ message }: { message: string | null }) {
  return (
    <div role="alert" className="sb-form-message-place">
      {message && (
        <p className="sb-form-message">
          <Icon name="error" /> {message}
        </p>
      )}
    </div>
  );
}
