/** Carries what one instance announces to all others. */
export interface NewsBus {
  /** Rejects if the others cannot be reached at all. */
  send(payload: string): Promise<void>
  close(): Promise<void>
}

export interface BusListener {
  /** Also called with payloads of this instance. */
  receive(payload: string): void
  /** Payloads may have been lost. */
  missed(): void
}
