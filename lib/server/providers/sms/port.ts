export interface SmsProvider {
  /** Rejects when the network did not take the message. */
  send(phone: string, text: string): Promise<void>
}
