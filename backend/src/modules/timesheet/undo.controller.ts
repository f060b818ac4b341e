import { Controller } from '@nestjs/common';
import { deleted } from '@stundenbuch/domain/records/timesheet/contract';
import { undoCalls } from '@stundenbuch/domain/workflows/undo/calls';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Undo } from '../../workflows/undo/undo.service.ts';

@Controller()
export class UndoController {
  constructor(private readonly changes: Undo) {}

  @Route(undoCalls.undo, 'Take back a change of the own entries, within a minute', { answer: deleted })
  undo(who: Caller, id: number) {
    return this.changes.undo(who, id);
  }
}
