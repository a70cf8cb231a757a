import type { SmsMessage } from '@/lib/shared/people/sms-templates'

export interface SmsRequest {
  phone: string
  message: SmsMessage
  /** The site in whose name it is sent. */
  site: { distId: number; name: string }
  /** The network accepts a message of the same key only once, as far as it can tell. */
  key?: string
}

/** The network will not deliver it, and sending it again does not help: an invalid number, or too many messages to it. */
export class SmsRefused extends Error {
  constructor(
    readonly why: 'number' | 'limit',
    message: string,
  ) {
    super(message)
  }
}

export interface SmsProvider {
  /** Rejects with SmsRefused, or with another error if it is unknown whether the network accepted the message. */
  send(request: SmsRequest): Promise<void>
}
