export interface MailProvider {
  /** Rejects if the server did not accept the mail. Mails with the same `key` count as one. */
  send(mail: { to: string; subject: string; text: string; from: string; key?: string }): Promise<void>
}
