/** What happened to a request. Without `status`, nothing answered, and `error` says why. */
export interface WebhookAnswer {
  status: number | null
  /** Beginning of the answer, at most 4 KB. */
  text: string
  error: WebhookFault | null
  ms: number
}

/**
 * address: does not resolve, or to an address that is not public; late: no answer in time; unreachable: no connection,
 * a certificate that is not valid, or one that was closed.
 */
export type WebhookFault = 'address' | 'late' | 'unreachable'

/** Sends requests to addresses that members chose. */
export interface WebhookSender {
  /** Whether requests may go to this machine and by http, for receivers in development. */
  allowsLocal: boolean
  /** Posts a body, once; redirects are not followed. Never rejects. */
  post(url: string, request: { headers: Readonly<Record<string, string>>; body: string }): Promise<WebhookAnswer>
}
