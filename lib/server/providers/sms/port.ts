export interface SmsProvider {
  /** Rejects if the network did not accept the message. The network accepts a message of the same `key` only once. */
  send(phone: string, text: string, key?: string): Promise<void>
}
