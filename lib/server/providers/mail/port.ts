export interface MailProvider {
  /** Rejects when the server did not take the mail. */
  send(mail: { to: string; subject: string; text: string; from: string }): Promise<void>
}
