export interface MailProvider {
  /** Rejects when the server did not take the mail. `key` names it: two of one name are one. */
  send(mail: { to: string; subject: string; text: string; from: string; key?: string }): Promise<void>
}
