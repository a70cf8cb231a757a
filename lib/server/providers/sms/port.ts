export interface SmsProvider {
  /** Rejects when the network did not take the message. `key` names it: the network takes a message of that name once. */
  send(phone: string, text: string, key?: string): Promise<void>
}
