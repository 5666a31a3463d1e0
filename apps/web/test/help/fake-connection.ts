import type { Refusal } from '@durbar/kernel';
import type { Answer, CommandAction, ScorePoint, ViewerLogEntry } from '@durbar/table';
import type { ConnectionEvent, TableConnection } from '../../src/table/table-connection.ts';
import { moveEntry } from './situation.ts';

/** A connection whose events the test emits. */
export class FakeConnection implements TableConnection {
  readonly place = 'server';
  readonly deleteMatch = null;
  readonly fairStart = null;
  readonly acted: { act: CommandAction; decision: number | null }[] = [];
  readonly requested: number[] = [];
  readonly pages: number[] = [];
  emit: (event: ConnectionEvent) => void = () => undefined;
  answer: (refusal?: Refusal) => void = () => undefined;
  confirmed = 0;
  broken = false;

  open(listener: (event: ConnectionEvent) => void) {
    this.emit = listener;
    return () => {
      this.emit = () => undefined;
    };
  }
  sendCommand(act: CommandAction, decision: number | null): Promise<Answer> {
    this.acted.push({ act, decision });
    return new Promise((resolve) => {
      this.answer = (refusal) => resolve(refusal ? { id: 'c', ok: false, refusal } : { id: 'c', ok: true });
    });
  }
  async scoreCurve(): Promise<readonly ScorePoint[]> {
    return [];
  }
  async viewAt(index: number): Promise<unknown> {
    this.requested.push(index);
    if (this.broken) throw new Error('gone');
    return { turn: index };
  }
  readonly entriesBefore = async (before: number): Promise<readonly ViewerLogEntry[]> => {
    this.pages.push(before);
    if (this.broken) throw new Error('gone');
    return Array.from({ length: Math.min(2, before) }, (_, i) => moveEntry(Math.max(0, before - 2) + i, 0));
  };
  async exportMatch() {
    return '{}';
  }
  confirmHandover() {
    this.confirmed++;
  }
  readonly sendChat = async (): Promise<Answer> => ({ id: 's', ok: true });
  readonly leavePlan = null;
}
