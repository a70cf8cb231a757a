/** Tells the people who operate the platform that something needs them now. */
export interface AlarmProvider {
  /** One message of plain text. Rejects if it was not taken. */
  send(text: string): Promise<void>
}
