import { Controller } from '@nestjs/common';
import { importCalls } from '@stundenbuch/domain/workflows/imports/calls';
import {
  importDetail,
  importedRows,
  importInput,
  importLine,
  importRowsInput,
  importUndone,
} from '@stundenbuch/domain/workflows/imports/contract';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { ImportChunks } from '../../sides/imports/import-chunks.service.ts';
import { ImportUndo } from '../../sides/imports/import-undo.service.ts';
import { Imports } from '../../sides/imports/imports.service.ts';

@Controller()
export class ImportsController {
  constructor(
    private readonly imports: Imports,
    private readonly chunks: ImportChunks,
    private readonly undoing: ImportUndo,
  ) {}

  @Route(importCalls.imports, 'What has been taken over', { answer: z.array(importLine) })
  list(who: Caller) {
    return this.imports.list(who);
  }

  @Route(importCalls.import, 'One import: what was refused, and what keeps it from being undone', {
    answer: importDetail,
  })
  one(who: Caller, id: number) {
    return this.imports.one(who, id);
  }

  @Route(importCalls.beginImport, 'Begin to take over a file; one at a time', {
    answer: importLine,
    body: importInput,
  })
  begin(who: Caller, input: Input<typeof importInput>) {
    return this.imports.begin(who, input);
  }

  @Route(importCalls.importRows, 'Rows of a file: tried, or taken over', {
    answer: importedRows,
    body: importRowsInput,
  })
  rows(who: Caller, id: number, input: Input<typeof importRowsInput>) {
    return this.chunks.rows(who, id, input);
  }

  @Route(importCalls.finishImport, 'There are no more rows', { answer: importLine })
  finish(who: Caller, id: number) {
    return this.imports.finish(who, id);
  }

  @Route(importCalls.undoImport, 'Undo an import: what nobody has changed since goes', {
    answer: importUndone,
  })
  undo(who: Caller, id: number) {
    return this.undoing.undo(who, id);
  }
}
