import type { PersonMonth } from '@stundenbuch/domain/workflows/month/contract';
import { monthTexts } from '@stundenbuch/domain/workflows/month/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import type { Failure } from '@stundenbuch/web/api';
import { Button } from '@stundenbuch/web/kit';
import { useCheckMonthMutation } from './month.api.ts';

/** What a lead does with a month that its person has confirmed. */
export function CheckButtons({ month, onReturn }: { month: PersonMonth; onReturn: () => void }) {
  const alert = useAlert();
  const [check, { isLoading }] = useCheckMonthMutation();
  if (!month.may_check || month.state !== 'confirmed') return null;
  return (
    <>
      {!month.checked && (
        <Button
          kind="primary"
          icon="check"
          busy={isLoading}
          onClick={() =>
            check({ user: month.user, month: month.month })
              .unwrap()
              .then(
                () => alert(monthTexts.checked),
                ({ message }: Failure) => alert(message, 'danger'),
              )
          }
        >
          Monat geprüft
        </Button>
      )}
      <Button onClick={onReturn}>Zurückgeben</Button>
    </>
  );
}
