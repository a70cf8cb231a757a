/** `unknown`: the register has no record, so neither yes nor no. */
export type RealNameAnswer = 'yes' | 'no' | 'unknown'

export interface RealNameProvider {
  /** Do name and 18-digit id number belong to one real person? Rejects if the register does not respond. */
  check(realName: string, idCard: string): Promise<RealNameAnswer>
  /** null: this installation checks no faces. */
  face: FaceCheckProvider | null
}

export interface Citizen {
  realName: string
  idCard: string
}

export interface FaceCheckRequest {
  person: Citizen
  /** Page of ours to which the vendor's page leads back. That it was visited proves nothing. */
  returnUrl: string
  /** What the vendor's script says about the phone that will be used; on another one the check does not open. */
  metaInfo: string
  ip: string
}

export interface FaceCheck {
  /** The vendor's number of the check. It is kept with the person, never taken from a browser. */
  certifyId: string
  /** The vendor's page: valid once, for thirty minutes. */
  url: string
}

/** `pending`: not finished or given up, which looks the same until `expired`. */
export type FaceState = 'passed' | 'failed' | 'pending' | 'expired'
/**
 * Why a check failed: `face` (another person) and `liveness` may be tried again; `identity` (name and number differ),
 * `record` (nothing to compare with) and `risk` are for staff; `limit`: too often today.
 */
export type FaceFault = 'face' | 'liveness' | 'identity' | 'record' | 'risk' | 'limit'

export interface FaceResult {
  state: FaceState
  /** Of a failed check. */
  why?: FaceFault
}

/** The vendor does not begin a check; `device`: not with this phone or browser. */
export class FaceRefused extends Error {
  constructor(
    readonly why: 'device' | FaceFault,
    message: string,
  ) {
    super(message)
  }
}

/** Pictures stay with the vendor: no call returns them. */
export interface FaceCheckProvider {
  /** Its script on our page, whose `getMetaInfo()` describes the phone; '': there is none. */
  scriptUrl: string
  /** Rejects with FaceRefused, or with another error if the vendor does not respond or our account may not ask. */
  startFaceCheck(request: FaceCheckRequest): Promise<FaceCheck>
  /** Rejects if the vendor does not respond, or answers about another person. */
  getFaceCheck(check: { certifyId: string; person: Citizen; startedAt: Date }): Promise<FaceResult>
}
