import type { undoCalls } from '@stundenbuch/domain/workflows/undo/calls';
import { undoneTexts } from '@stundenbuch/domain/workflows/undo/messages';
import { useCallback } from 'react';
import { api } from '../api/api.ts';
import { lightRow, mutation, type Undoable } from '../api/endpoints.ts';
import { isFailure } from '../api/failure.ts';
import { useAlert } from './alert-region.tsx';

const { useUndoMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    undo: mutation(
      build,
      lightRow<(typeof undoCalls)['undo']>('POST timesheet/undo/:id', {
        changes: ['WorkingTime', 'Booking', 'Absence', 'Finding', 'Project', 'User', 'Entry', 'Stopwatch'],
      }),
    ),
  }),
});

/** What takes a change back that the server has kept, for the alert that reports it. */
export function useUndo(): (answer: Undoable) => (() => void) | undefined {
  const [undo] = useUndoMutation();
  const alert = useAlert();
  return useCallback(
    ({ undo: id }) =>
      id
        ? async () => {
            try {
              await undo(id).unwrap();
              alert(undoneTexts.undone);
            } catch (error) {
              alert(isFailure(error) ? error.message : undoneTexts.failed, 'danger');
            }
          }
        : undefined,
    [undo, alert],
  );
}
