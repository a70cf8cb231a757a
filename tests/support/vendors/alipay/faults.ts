/**
 * How the next answer to a method goes wrong.
 * `silent`: done, but no answer ever; `deaf`: neither; `busy` / `busyDone`: code 20000, without or with the effect;
 * `systemError`: SYSTEM_ERROR with the effect; `unsignedError`: error_response without signature; `oldCertificate`: done
 * and signed by the former certificate; `badSignature`: done and signed by somebody else; `twice`: done, and the answer
 * is followed by an unsigned one under the same key; `otherNumber`: done, signed, about another number; `status502`,
 * `notJson`: not done.
 */
export type FaultKind =
  | 'silent'
  | 'deaf'
  | 'busy'
  | 'busyDone'
  | 'systemError'
  | 'unsignedError'
  | 'oldCertificate'
  | 'badSignature'
  | 'twice'
  | 'otherNumber'
  | 'status502'
  | 'notJson'

/** A signed refusal instead of the effect, or after it. */
export interface RefuseFault {
  code?: string
  subCode: string
  isDone?: boolean
}

export type Fault = FaultKind | RefuseFault

const WITHOUT_EFFECT: readonly Fault[] = ['deaf', 'busy', 'unsignedError', 'status502', 'notJson']

export const hasEffect = (fault: Fault | undefined): boolean =>
  fault === undefined || (typeof fault === 'string' ? !WITHOUT_EFFECT.includes(fault) : fault.isDone === true)

/** Faults by method, each used once, in the order given. */
export class Faults {
  #waiting = new Map<string, Fault[]>()

  next(method: string, ...faults: readonly Fault[]): void {
    this.#waiting.set(method, [...(this.#waiting.get(method) ?? []), ...faults])
  }

  take(method: string): Fault | undefined {
    return this.#waiting.get(method)?.shift()
  }
}
