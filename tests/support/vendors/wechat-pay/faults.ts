/** Calls of the interface, as tests name them. */
export type CallName =
  | 'native'
  | 'h5'
  | 'jsapi'
  | 'query'
  | 'close'
  | 'refund'
  | 'refund query'
  | 'bill'
  | 'file'
  | 'certificates'
  | 'token'
  | 'complaint'

/**
 * How the next answer to a call goes wrong.
 * `cut`: done, but the connection ends; `silent`: done, but no answer ever; `drip`: done, and the answer never ends;
 * `deaf`: neither done nor answered; `late`: no answer, and done when the test says so; `signTest`: done and signed by a
 * probe; `oldTimestamp`, `unknownSerial`, `badSignature`, `unsigned`: done, and signed ten minutes
 * ago, by a key no one knows, by the merchant, or not at all; `otherNumber`: done, signed, about another number;
 * `unsignedRefusal`, `badRefusal`: refused as usual, without a signature or with a wrong one; `status502`, `notJson`,
 * `redirect`: not done; `otherHash`, `otherPlace`: of a bill, whose file has another hash or is on another host.
 */
export type FaultKind =
  | 'cut'
  | 'drip'
  | 'silent'
  | 'deaf'
  | 'late'
  | 'signTest'
  | 'oldTimestamp'
  | 'unknownSerial'
  | 'badSignature'
  | 'unsigned'
  | 'otherNumber'
  | 'unsignedRefusal'
  | 'badRefusal'
  | 'status502'
  | 'notJson'
  | 'redirect'
  | 'otherHash'
  | 'otherPlace'

/** A refusal instead of the effect, or after it. */
export interface RefuseFault {
  status: number
  code: string
  isDone?: boolean
}

export type Fault = FaultKind | RefuseFault

const WITHOUT_EFFECT: readonly Fault[] = ['deaf', 'late', 'status502', 'notJson', 'redirect']

export const hasEffect = (fault: Fault | undefined): boolean =>
  fault === undefined || (typeof fault === 'string' ? !WITHOUT_EFFECT.includes(fault) : fault.isDone === true)

/** Faults by call, each used once, in the order given. */
export class Faults {
  #waiting = new Map<string, Fault[]>()

  next(call: CallName, ...faults: readonly Fault[]): void {
    this.#waiting.set(call, [...(this.#waiting.get(call) ?? []), ...faults])
  }

  take(call: string): Fault | undefined {
    return this.#waiting.get(call)?.shift()
  }
}
