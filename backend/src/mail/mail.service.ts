import { Injectable } from '@nestjs/common';
import { Installation } from '../platform/installation.ts';

/** Whether this installation sends mail. */
@Injectable()
export class MailService {
  constructor(private readonly installation: Installation) {}

  get isOn(): boolean {
    return this.installation.mail !== null;
  }

  /** Links lead to PUBLIC_URL alone: without it a mail has none. */
  get canLink(): boolean {
    return this.isOn && this.installation.publicUrl !== null;
  }
}
